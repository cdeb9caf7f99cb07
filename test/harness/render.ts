import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parsePage } from './page'

/** A component as the server renders it. */
export const render = (element: ReactElement) => parsePage(renderToStaticMarkup(element))
