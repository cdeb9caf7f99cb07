/** How far down the page must be scrolled before the header may hide. */
const HIDES_AFTER_PX = 100

export function setupHeader() {
  const header = document.querySelector('[data-header]')
  const menu = header?.querySelector('details')
  if (!header || !menu) return

  const close = () => {
    if (isIn(document.activeElement)) menu.querySelector('summary')?.focus({ preventScroll: true })
    menu.open = false
  }
  const isIn = (target: EventTarget | null) => menu.contains(target as Node | null)

  let last = NaN
  // Reading the position now would force a layout.
  requestAnimationFrame(() => (last = scrollPosition()))
  addEventListener(
    'scroll',
    () => {
      const now = scrollPosition()
      if (now === last) return
      header.toggleAttribute('data-away', now > last && now > HIDES_AFTER_PX)
      if (now > last && menu.open) close()
      last = now
    },
    { passive: true },
  )
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && menu.open) close()
  })
  document.addEventListener('click', ({ target }) => {
    if (!isIn(target)) menu.open = false
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !isIn(relatedTarget)) menu.open = false
  })
  // Back would otherwise show the page with its menu open.
  addEventListener('pagehide', () => (menu.open = false))
}

/** Clamps the position, because some browsers let a page scroll past its ends. */
function scrollPosition(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return Math.max(0, Math.min(scrollY, scrollHeight - clientHeight))
}
