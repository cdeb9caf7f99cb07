import type { ComponentType } from 'react'

/**
 * The element around an island's HTML. React is fetched only on pages that have one. If that fails, the server's HTML
 * stays and works as a plain form.
 */
export class AppIsland extends HTMLElement {
  connectedCallback() {
    // Runs in a task of its own, after the page's styles and layout.
    setTimeout(() => {
      this.load().catch((error: unknown) => {
        this.dataset.state = 'failed'
        console.error(`The island ${this.getAttribute('name') ?? ''} could not be loaded`, error)
      })
    })
  }

  private async load() {
    const load = islands[this.getAttribute('name') ?? '']
    if (!load) throw new Error('unknown island')
    const [{ mount }, module] = await Promise.all([import('./mount'), load() as Promise<IslandModule>])
    mount(this, module.default.Component)
  }
}

type IslandModule = { default: { Component: ComponentType<Record<string, unknown>> } }

/** The islands by name. Each becomes a separate file that only its pages load. */
const islands: Record<string, () => Promise<unknown>> = {
  'exam-runner': () => import('./exam-runner'),
}
