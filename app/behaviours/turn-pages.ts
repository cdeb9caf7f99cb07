/** What is shown of a series, and what the next page must have to be shown in its place. */
const PAGE = '[data-turning]'

/**
 * Shows each page of a series in the place of the one before, without loading the document again. Whenever that
 * fails, the browser sends the form or follows the link itself: an answer that is sent twice counts once. `sign` is
 * the event that asked for this script.
 */
export function turnPages(setupToast: () => void, sign: Event) {
  let shown = placeShown()

  async function turn(address: string, init: RequestInit, byItself: () => void) {
    try {
      const answer = await fetch(address, init)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const main = page.querySelector('main')
      if (!main?.querySelector(PAGE)) return byItself()
      document.querySelector('main')?.replaceWith(document.adoptNode(main))
      document.title = page.title
      if (answer.url !== location.href) history.pushState(null, '', answer.url)
      shown = placeShown()
      setupToast()
      scrollTo(0, 0)
      focusOn(main)
    } catch {
      // Without a network, the browser says so.
      byItself()
    }
  }

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || !form.closest(PAGE)) return
    const body = new FormData(form)
    // What is missing is said by a page of its own.
    if (!body.has('userAnswer')) return
    event.preventDefault()
    void turn(form.action, { method: 'POST', body }, () => form.submit())
  })
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-turn]')
    // Clicks that open another tab or window keep doing so.
    if (!link || event.button || hasModifier(event)) return
    event.preventDefault()
    void turn(link.href, {}, () => location.assign(link.href))
  })
  document.addEventListener('keydown', chooseByKey)
  if (sign instanceof KeyboardEvent) chooseByKey(sign)
  // A link to a part of the page comes here as well.
  addEventListener('popstate', () => {
    if (placeShown() !== shown) location.reload()
  })
}

const placeShown = () => location.pathname + location.search

const hasModifier = (event: MouseEvent | KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey

/** A, B and C choose by place. */
function chooseByKey(press: KeyboardEvent) {
  if (hasModifier(press) || press.repeat || press.isComposing) return
  const place = ['a', 'b', 'c'].indexOf(press.key.toLowerCase())
  const option = document.querySelectorAll<HTMLInputElement>(`${PAGE} [name=userAnswer]`)[place]
  option?.click()
  // So that Enter sends it.
  option?.focus()
}

/** What was refused, else how the answer was, else the new title. */
function focusOn(main: HTMLElement) {
  const places = ['[autofocus]', '[data-arrive]', 'h1'].map((one) => main.querySelector<HTMLElement>(one))
  const place = places.find(Boolean)
  if (!place) return
  place.tabIndex = -1
  place.focus()
}
