/**
 * The breakpoints, from the phone up: pairs from 560 px, two columns in a block from 720, thirds from 900, tables and
 * the full header from 1024, the page at its full width from 1168. They are written in em of 16 px, so that readers who
 * double their browser's text size get the layout of half the width.
 */
type Step = 560 | 720 | 900 | 1024 | 1168

export const from = (step: Step) => `(min-width: ${step / 16}em)` as const
export const below = (step: Step) => `(max-width: ${step / 16 - 0.001}em)` as const

/** The media query for the narrowest phones, and for wider ones with enlarged text. */
export const smallPhone = '(max-width: 22.49em)'

/** The media query for phones with such large text that few words fit on a line. */
export const largeLetters = '(max-width: 18.99em)'

/** The media query for a wide window with a mouse, where targets may be smaller than 44 px. */
export const atDesk = '(min-width: 64em) and (pointer: fine)'

export const prefersDark = '(prefers-color-scheme: dark)'
export const motionAllowed = '(prefers-reduced-motion: no-preference)'
export const forcedColors = '(forced-colors: active)'
export const onPaper = 'print'
/** The media query for pages with scripts. Browsers that do not know it get the styles without script. */
export const scripted = 'screen and (scripting: enabled)'

/** The height of the header in px, and so the distance that sticky elements keep from the top. */
export const HEADER_HEIGHT = 64

/** The widths in px of the page's content, and of a dialog. */
export const PAGE_WIDTH = 1120
export const DIALOG_WIDTH = 560

export const equalColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))` as const
