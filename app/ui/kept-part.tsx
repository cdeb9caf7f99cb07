import { type ComponentType, createElement, useContext } from 'react'
import { LRUCache } from 'lru-cache'
import { RenderApart } from './render-apart'

/** Of markup and props together, for each kind of part. */
const MOST_SIGNS = 512 * 1024

/** Milliseconds, as long as documents are kept: what somebody has deleted is not to stay. */
const LONGEST_LIFE = 10 * 60_000

/**
 * A part that stands alike on many pages, as the card of an ad does whatever the list is filtered by: it is rendered
 * once for the same props, which are plain data. It is an element, for React puts finished markup into nothing else,
 * and its content asks for no context and no `useId`, for it is not numbered with its page.
 */
export function keptPart<Props extends object>(
  tag: 'article',
  className: string,
  Content: ComponentType<Props>,
) {
  const kept = new LRUCache<string, string>({
    maxSize: MOST_SIGNS,
    sizeCalculation: (markup, props) => markup.length + props.length,
    ttl: LONGEST_LIFE,
    ttlAutopurge: true,
  })

  return function KeptPart(props: Props) {
    const render = useContext(RenderApart)
    const content = <Content {...props} />
    if (!render) return createElement(tag, { className }, content)
    const key = JSON.stringify(props)
    let __html = kept.get(key)
    if (__html === undefined) kept.set(key, (__html = render(content)))
    return createElement(tag, { className, dangerouslySetInnerHTML: { __html } })
  }
}
