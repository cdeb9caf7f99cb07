import { type IslandModule, islands } from './registry'

/**
 * The element around an island's HTML. React is fetched only where one stands. When that fails the
 * server's HTML stays, and with it the form that it is.
 */
export class AppIsland extends HTMLElement {
  connectedCallback() {
    // Not in one piece with what the page's script ends in: its styles and its layout.
    setTimeout(() => void this.load())
  }

  private load() {
    return this.mount().catch((error: unknown) => {
      this.dataset.state = 'failed'
      console.error(`The island ${this.getAttribute('name') ?? ''} could not be loaded`, error)
    })
  }

  private async mount() {
    const load = islands[this.getAttribute('name') ?? '']
    if (!load) throw new Error('unknown island')
    const [{ mount }, module] = await Promise.all([import('./mount'), load() as Promise<IslandModule>])
    mount(this, module.default.Component)
  }
}
