import { type ComponentType, createElement, useContext, useId } from 'react'
import { RenderApart } from '../ui/render-apart'

/**
 * Declares a component an island, in its own file; pages use it as plain JSX. It is a React root
 * of its own, with its own prefix for `useId`, so that the page around it is never hydrated. Its
 * props are JSON: a function would not survive the journey.
 */
export function island<Props extends Json>(name: string, Component: ComponentType<Props>) {
  function Island(props: Props) {
    const render = useContext(RenderApart)
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
