/** Lets the user close the message. All messages except errors also close after a few seconds. */
export default function setupToast() {
  const area = document.querySelector<HTMLElement>('[data-toast]')
  const button = area?.querySelector('button')
  // In browsers that do not know this query, the message stays at the top of the page.
  if (!area || !button || !matchMedia('(scripting: enabled)').matches) return

  let cameFrom: EventTarget | null
  const close = () => {
    area.dataset.state = 'closed'
    if (isFocusIn(area) && cameFrom instanceof HTMLElement) cameFrom.focus()
    void atRest(area).then(() => area.remove())
  }

  area.dataset.state = 'open'
  area.setAttribute('aria-label', 'Notifications (F8)')
  area.tabIndex = -1
  button.hidden = false
  button.addEventListener('click', close)
  area.addEventListener('focusin', ({ relatedTarget }) => {
    if (!area.contains(relatedTarget as Node | null)) cameFrom = relatedTarget
  })
  // Keeps a mouse press from moving the focus here, because a focused message stops the timer.
  area.addEventListener('mousedown', (event) => event.preventDefault())
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'F8') area.focus()
    if (key === 'Escape' && isFocusIn(area)) close()
  })
  // Back would otherwise show the message again.
  addEventListener('pagehide', () => area.remove())

  if (area.dataset.toast !== 'failure') closeAfterDelay(area, close)
  followSwipe(area, close)
}

const SHOWN_MS = 5000
const SWIPE_PX = 50

function closeAfterDelay(area: HTMLElement, close: () => void) {
  let left = SHOWN_MS
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPointedAt = area.matches(':hover')

  const goOnOrPause = () => {
    if (timer) left -= performance.now() - since
    clearTimeout(timer)
    since = performance.now()
    timer = isPointedAt || isFocusIn(area) || document.hidden ? undefined : setTimeout(close, left)
  }
  const point = ({ type }: Event) => {
    isPointedAt = type === 'pointerenter'
    goOnOrPause()
  }
  area.addEventListener('pointerenter', point)
  area.addEventListener('pointerleave', point)
  area.addEventListener('focusin', goOnOrPause)
  area.addEventListener('focusout', goOnOrPause)
  document.addEventListener('visibilitychange', goOnOrPause)
  // Starts the timer after the animation. In a hidden tab, the animation waits until the tab is shown.
  void atRest(area).then(goOnOrPause)
}

function followSwipe(area: HTMLElement, close: () => void) {
  let start = 0
  const move = ({ type, pointerId, clientX }: PointerEvent) => {
    if (!area.hasPointerCapture(pointerId)) return
    const way = Math.max(0, clientX - start)
    area.dataset.state = 'held'
    area.style.translate = `${way}px`
    if (type === 'pointerup' && way > SWIPE_PX) close()
  }
  area.addEventListener('pointerdown', ({ pointerId, clientX, target }) => {
    if ((target as Element).closest('button, a')) return
    start = clientX
    area.setPointerCapture(pointerId)
  })
  area.addEventListener('pointermove', move)
  area.addEventListener('pointerup', move)
  // Puts the message back after a swipe that was too short or was cancelled.
  area.addEventListener('lostpointercapture', () => {
    if (area.dataset.state !== 'held') return
    area.dataset.state = 'open'
    area.style.translate = ''
  })
}

/** Resolves once the animation has finished. */
function atRest(area: HTMLElement) {
  return Promise.allSettled(area.getAnimations().map(({ finished }) => finished))
}

function isFocusIn(area: HTMLElement) {
  return area.contains(document.activeElement)
}
