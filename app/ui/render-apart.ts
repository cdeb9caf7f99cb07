import { createContext, type JSX } from 'react'

/** Renders a part apart from its page; `useId` numbers in it with the prefix. Only the server provides it. */
export type RenderPart = (element: JSX.Element, identifierPrefix?: string) => string

export const RenderApart = createContext<RenderPart | null>(null)
