/** As far as the page must have gone down before the header gives way. */
const HIDES_AFTER_PX = 100

/** What only a script can give the header: it makes room while one reads on, and its menu closes by itself. */
export function tendHeader() {
  const header = document.querySelector('[data-header]')
  const menu = header?.querySelector('details')
  if (!header || !menu) return

  const close = () => {
    // Who was in it is still at its button.
    if (isIn(document.activeElement)) menu.querySelector('summary')?.focus({ preventScroll: true })
    menu.open = false
  }
  const isIn = (target: EventTarget | null) => menu.contains(target as Node | null)

  let last = NaN
  // With the first frame, which lays the page out anyway: asked now, it would be laid out on the spot.
  requestAnimationFrame(() => (last = place()))
  window.addEventListener(
    'scroll',
    () => {
      const now = place()
      if (now === last) return
      // From above 100 px one has only come up, or not yet gone down far enough.
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
  // Or Back would show the page with its menu open.
  window.addEventListener('pagehide', () => (menu.open = false))
}

/** Without the way by which some browsers let a page overshoot its ends. */
function place(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return Math.max(0, Math.min(window.scrollY, scrollHeight - clientHeight))
}
