import { type IslandModule, islands } from './registry'
import type { When } from './island'

/**
 * The element around an island's HTML. React is fetched only where one stands, and only when its
 * policy says so. When that fails the server's HTML stays, and with it the form that it is.
 */
export class AppIsland extends HTMLElement {
  connectedCallback() {
    const when = (this.getAttribute('when') ?? 'load') as When
    policies[when](this, () => {
      this.mount().catch((error: unknown) => {
        this.dataset.state = 'failed'
        console.error(`The island ${this.getAttribute('name') ?? ''} could not be loaded`, error)
      })
    })
  }

  private async mount() {
    const load = islands[this.getAttribute('name') ?? '']
    if (!load) throw new Error('unknown island')
    const [{ mount }, module] = await Promise.all([import('./mount'), load() as Promise<IslandModule>])
    mount(this, module.default.Component)
  }
}

const policies: Record<When, (element: Element, start: () => void) => void> = {
  load: (_element, start) => start(),
  idle: (_element, start) =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200),
  visible(element, start) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    })
    // The wrapper itself has no box.
    for (const child of element.children) observer.observe(child)
  },
}
