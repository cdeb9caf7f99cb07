/** How far down the page must be scrolled before the header may hide. */
const HIDES_AFTER_PX = 100

export function setupHeader() {
  const header = document.querySelector('[data-header]')
  const menu = header?.querySelector('details')
  if (!header || !menu) return

  const isIn = (target: EventTarget | null) => menu.contains(target as Node | null)
  const close = () => {
    if (isIn(document.activeElement)) menu.querySelector('summary')?.focus({ preventScroll: true })
    menu.open = false
  }

  let last = NaN
  // Reading the position now would force a layout.
  requestAnimationFrame(() => (last = scrollPosition()))
  addEventListener('scroll', () => {
    const now = scrollPosition()
    if (now === last) return
    const isDown = now > last
    header.toggleAttribute('data-away', isDown && now > HIDES_AFTER_PX)
    if (isDown && menu.open) close()
    last = now
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && menu.open) close()
  })
  // With `pagehide`, because Back would otherwise show the page with its menu open.
  for (const type of ['click', 'focusin', 'pagehide'])
    addEventListener(type, ({ target }) => (menu.open &&= isIn(target)))
}

/** Clamps the position, because some browsers let a page scroll past its ends. */
function scrollPosition(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return Math.max(0, Math.min(scrollY, scrollHeight - clientHeight))
}
