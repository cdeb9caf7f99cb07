import { type ComponentType, createContext, createElement, type JSX, useContext, useId } from 'react'

/**
 * Returns a component that is an island, for pages to use as plain JSX. It is a separate React root with its own
 * `useId` prefix, so the page around it is never hydrated. Its props must be JSON.
 */
export function island<Props extends Json>(name: string, Component: ComponentType<Props>) {
  function Island(props: Props) {
    const render = useContext(IslandRenderer)
    const prefix = useId()
    if (!render) throw new Error(`The island ${name} is rendered outside a page`)
    const __html = render(createElement(Component, props), prefix)
    return (
      <app-island
        name={name}
        prefix={prefix}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html }}
      />
    )
  }
  return Object.assign(Island, { Component })
}

type Json = { [key: string]: string | number | boolean | null | Json | Json[] | string[] | number[] }

declare global {
  namespace JSX {
    interface IntrinsicElements {
      'app-island': {
        name: string
        prefix: string
        'data-props': string
        dangerouslySetInnerHTML: { __html: string }
      }
    }
  }
}

/** A function that renders an element as a separate root with its own `useId` prefix. Only the server provides it. */
export type RenderIsland = (element: JSX.Element, identifierPrefix?: string) => string

export const IslandRenderer = createContext<RenderIsland | null>(null)
