import { style } from '@vanilla-extract/css'
import { fold } from '../content/fold.css'
import { filledLetter, reading, right, tone, verdict } from '../exam/option.css'
import { small, variant } from '../forms/button.css'
import { onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { space } = vars

export const example = style({ marginBottom: space.s24 })

export const reveal = style([fold, { marginTop: space.s16 }])
/* Selects an element in an example whose answer is unfolded. */
const revealed = `${example}:has(> ${reveal}[open]) &`

export const option = style([reading.plain, { minHeight: 56, paddingBlock: space.s8 }])
export const rightOption = style([option, { selectors: { [revealed]: right } }])
export const rightLetter = style({ selectors: { [revealed]: filledLetter } })
export const correct = style([
  verdict,
  {
    display: 'none',
    gap: space.s6,
    alignItems: 'center',
    color: tone,
    selectors: { [revealed]: { display: 'flex' } },
  },
])

export const revealButton = style([variant.default, small])
export const answer = style({ marginTop: space.s16, '@media': { [onPaper]: { marginTop: space.s4 } } })
