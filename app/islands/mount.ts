import { Component, type ComponentType, createElement, type ReactNode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

/**
 * Hydrates an island and tells tests and style sheets by `data-state`. Should it throw, then or
 * later, the server's HTML comes back in its place.
 */
export function mount(element: HTMLElement, Island: ComponentType<Record<string, unknown>>) {
  const serverHtml = element.innerHTML
  const address = location.href
  const props = JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>

  let root: Root
  // In small pieces: a slow phone goes on answering to its candidate meanwhile.
  startTransition(() => {
    root = hydrateRoot(element, createElement(Boundary, { onMount, onThrow }, createElement(Island, props)), {
      identifierPrefix: element.getAttribute('prefix') ?? '',
      onRecoverableError: (error) => console.error('The island differs from its HTML', error),
    })
  })

  function onMount() {
    element.dataset.state = 'mounted'
  }

  function onThrow() {
    element.dataset.state = 'failed'
    // React must have finished with the failed tree before it is taken down.
    queueMicrotask(() => {
      root.unmount()
      element.innerHTML = serverHtml
      // The island has gone on since: the server has the HTML of where it is now.
      if (location.href !== address) location.reload()
    })
  }
}

type BoundaryProps = { onMount: () => void; onThrow: () => void; children?: ReactNode }

class Boundary extends Component<BoundaryProps, { threw: boolean }> {
  override state = { threw: false }

  static getDerivedStateFromError() {
    return { threw: true }
  }

  override componentDidMount() {
    if (!this.state.threw) this.props.onMount()
  }

  override componentDidCatch() {
    this.props.onThrow()
  }

  override render() {
    return this.state.threw ? null : this.props.children
  }
}
