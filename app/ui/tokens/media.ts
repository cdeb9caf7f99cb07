/** The breakpoints in px. The queries use em, so that larger text gets the layout of a narrower window. */
type Step = 560 | 720 | 900 | 1024 | 1168

export const from = (step: Step) => `(min-width: ${step / 16}em)` as const
export const below = (step: Step) => `(max-width: ${step / 16 - 0.001}em)` as const

/** Matches the narrowest phones, and wider ones with enlarged text. */
export const smallPhone = '(max-width: 22.49em)'

/** Matches phones with such large text that few words fit on a line. */
export const largeLetters = '(max-width: 18.99em)'

/** Matches phones in landscape, and desk windows that are as low. */
export const landscapePhone = '(min-width: 35em) and (min-height: 17em) and (max-height: 30em)'

/** Matches a wide window with a mouse, where targets may be smaller than 44 px. */
export const atDesk = '(min-width: 64em) and (pointer: fine)'

export const prefersDark = '(prefers-color-scheme: dark)'
export const motionAllowed = '(prefers-reduced-motion: no-preference)'
export const forcedColors = '(forced-colors: active)'
export const onPaper = 'print'
/** Browsers that do not know this query use the styles for pages without a script. */
export const scripted = 'screen and (scripting: enabled)'

export const HEADER_HEIGHT = 64

export const PAGE_WIDTH = 1120
export const DIALOG_WIDTH = 560

export const equalColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))` as const

/** Matches windows where the sheet of an answer stands over the foot of the page. In lower ones, it would leave no room above. */
export const sheeted = `screen and ${below(900)} and (min-height: 30.02em)`
/** Where the page has the wider margins of a tablet. */
export const sheetedWide = `${sheeted} and ${from(720)}`
