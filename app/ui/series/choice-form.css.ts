import { globalStyle, style } from '@vanilla-extract/css'
import { choice, choiceListLetter, letter } from '../exam/option.css'
import { group as field, legend as label } from '../forms/choice-fields.css'
import { forcedColors, from } from '../tokens/media'
import { hairline, vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const group = style([field, { minInlineSize: 0 }])
export const legend = label

export const number = style([
  letter,
  choiceListLetter,
  {
    width: 'auto',
    minWidth: 36,
    paddingInline: 4,
    borderRadius: 18,
    color: color.ink,
    fontSize: text.t14,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'normal',
  },
])

export const emptyChoice = style([
  choice,
  {
    borderStyle: 'dashed',
    background: 'none',
    color: color.muted,
    ':hover': { borderColor: color.control },
    '@media': { [forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
  },
])

globalStyle(`${emptyChoice} > input`, { cursor: 'default' })

export const themes = style({
  '@media': { [from(560)]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.s32 } },
})

export const theme = style({
  overflowWrap: 'break-word',
  selectors: { '& + &': { borderTop: hairline } },
  '@media': { [from(560)]: { selectors: { '&:nth-child(2)': { borderTop: 0 } } } },
})
