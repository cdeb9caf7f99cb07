/**
 * Phone first: pairs from 560, two columns in a block from 720, thirds from 900, tables and the full header
 * from 1024, and from 1168 the page at its full width. They are written in em, of 16 px, so that somebody who
 * doubles the letters of their browser gets the layout of half the width.
 */
type Step = 560 | 720 | 900 | 1024 | 1168

export const from = (step: Step) => `(min-width: ${step / 16}em)` as const
export const below = (step: Step) => `(max-width: ${step / 16 - 0.001}em)` as const

/** The narrowest phones, and others with enlarged text. */
export const smallPhone = '(max-width: 22.49em)'

/** A phone with such large text that few words fit on a line. */
export const largeLetters = '(max-width: 18.99em)'

/** A wide window and a mouse, where targets may be smaller than 44 px. */
export const atDesk = '(min-width: 64em) and (pointer: fine)'

export const prefersDark = '(prefers-color-scheme: dark)'
export const motionAllowed = '(prefers-reduced-motion: no-preference)'
export const forcedColors = '(forced-colors: active)'
export const onPaper = 'print'
/** Browsers that do not know this query get the styles without script. */
export const scripted = 'screen and (scripting: enabled)'

/** In px; sticky elements keep this distance from the top. */
export const HEADER_HEIGHT = 64
