import type { ComponentType } from 'react'

/** Loads React only on pages with an island. If the loading fails, the server's plain form still works. */
export class AppIsland extends HTMLElement {
  connectedCallback() {
    // A separate task lets the browser lay out the page first.
    setTimeout(() => {
      this.load().catch((error: unknown) => {
        this.dataset.state = 'failed'
        console.error('The island failed', error)
      })
    })
  }

  private async load() {
    const load = islands[this.getAttribute('name')!]!
    const [{ mount }, module] = await Promise.all([import('./mount'), load() as Promise<IslandModule>])
    mount(this, module.default.Component)
  }
}

type IslandModule = { default: { Component: ComponentType<Record<string, unknown>> } }

/** Each import becomes a separate file, which only the pages with that island load. */
const islands: Record<string, () => Promise<unknown>> = {
  'exam-runner': () => import('./exam-runner'),
}
