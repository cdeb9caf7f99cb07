/** How long after a change the draft is sent, so that typing sends one request in this time. */
const PAUSE_MS = 5000

/** Keeps a changed form as a draft: a while after each change, and when the page is left. */
export function keepDraft(status: HTMLElement) {
  const form = status.closest('form')!
  let waiting: number | undefined
  let sending = new AbortController()

  function later() {
    waiting ??= window.setTimeout(() => {
      waiting = undefined
      // A photo on its way is kept by its own request, which this one would undo.
      if (form.querySelector('[data-travelling] progress:not([hidden])')) later()
      else void save()
    }, PAUSE_MS)
  }

  async function save() {
    clearTimeout(waiting)
    waiting = undefined
    sending.abort()
    sending = new AbortController()
    const { signal } = sending
    const body = new FormData(form)
    body.delete('photos')
    try {
      const answer = await fetch(status.dataset.draft!, { method: 'POST', body, signal, keepalive: true })
      const { message } = (await answer.json()) as { message: string }
      // A photo that was not sent is not in the draft.
      status.textContent = form.querySelector('[data-travelling] > li') ? '' : message
    } catch {
      // The next change, or the button, sends it again.
      if (!signal.aborted) status.textContent = status.dataset.failed!
    }
  }

  form.addEventListener('input', later)
  form.addEventListener('change', later)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && waiting) void save()
  })
  // The form itself ends or keeps the draft, and the form of a dialog deletes it.
  window.addEventListener('submit', (event) => {
    const sent = event.target as HTMLElement
    if (event.defaultPrevented || (sent !== form && !sent.closest('dialog'))) return
    clearTimeout(waiting)
    waiting = undefined
    sending.abort()
  })
  later()
}
