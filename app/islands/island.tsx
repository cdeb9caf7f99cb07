import { type ComponentType, createContext, createElement, type JSX, useContext, useId } from 'react'

/** Turns a component with JSON props into an island. Only the island is hydrated, not the page around it. */
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

/** Renders an island on the server. The prefix keeps the `useId` values of islands apart. */
export type RenderIsland = (element: JSX.Element, identifierPrefix?: string) => string

export const IslandRenderer = createContext<RenderIsland | null>(null)
