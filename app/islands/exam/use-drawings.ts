import { useEffect } from 'react'
import type { AskedQuestion } from '#modules/exams'
import { pictureUrl } from '#app/paths'

/** Fetches all drawings, so that each question can be shown without a network. */
export function useDrawings(questions: readonly AskedQuestion[]) {
  useEffect(() => {
    fetchInTurn(questions.flatMap(({ picture }) => (picture ? [pictureUrl(picture)] : [])))
  }, [questions])
}

/** Fetches one at a time, so that drawings do not delay answers. */
function fetchInTurn([address, ...others]: string[]) {
  if (!address) return
  const drawing = new Image()
  drawing.onload = drawing.onerror = () => fetchInTurn(others)
  drawing.src = address
}
