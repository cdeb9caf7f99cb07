import { Component, type ComponentType, createElement, type ReactNode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

/** Hydrates an island. If the island throws, restores the server's HTML. Tests and CSS read `data-state`. */
export function mount(element: HTMLElement, Island: ComponentType<Record<string, unknown>>) {
  const serverHtml = element.innerHTML
  const address = location.href
  const props = JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>

  let root: Root
  // A transition keeps a slow phone responsive.
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
    // React must finish with the failed tree before the root is unmounted.
    queueMicrotask(() => {
      root.unmount()
      element.innerHTML = serverHtml
      // The restored HTML may show an earlier question than the one in the URL.
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
