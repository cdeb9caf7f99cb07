import type { ComponentType } from 'react'

/** Loads React only on pages with an island. If the loading fails, the server's plain form still works. */
export class AppIsland extends HTMLElement {
  connectedCallback() {
    this.load().catch((error: unknown) => {
      this.dataset.state = 'failed'
      console.error(error)
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
