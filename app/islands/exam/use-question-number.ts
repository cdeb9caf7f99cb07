import { useEffect, useRef, useState } from 'react'
import { questionTitle } from '#app/ui/exam/exam-bar'
import { toPageTitle } from '#app/document/page-title'

type Questions = {
  first: number
  total: number
  onChange: () => void
}

/** Gives each question its own URL, so that Back, Forward and a reload work. */
export function useQuestionNumber({ first, total, onChange }: Questions) {
  const [number, setNumber] = useState(first)
  const shown = useRef(first)

  useEffect(() => {
    const show = () => setNumber(Number(new URLSearchParams(location.search).get('q')) || first)
    window.addEventListener('popstate', show)
    return () => window.removeEventListener('popstate', show)
  }, [first])

  useEffect(() => {
    if (shown.current === number) return
    shown.current = number
    document.title = toPageTitle(questionTitle(number, total))
    // The heading stays in sight, so that its focus alone would not scroll to the question.
    scrollTo(0, 0)
    document.getElementById('question')?.focus()
    onChange()
  }, [number, total, onChange])

  function go(to: number) {
    const address = new URL(location.href)
    address.searchParams.set('q', String(to))
    history.pushState(null, '', address)
    setNumber(to)
  }

  return { number, go }
}
