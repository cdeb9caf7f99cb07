import { style } from '@vanilla-extract/css'
import { note } from '../content/note.css'
import { vars } from '../tokens/vars.css'

export const notice = style([
  note.info,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.s8}`,
    marginBottom: vars.space.s12,
    padding: `${vars.space.s4} ${vars.space.s8} ${vars.space.s4} ${vars.space.s12}`,
    fontVariantNumeric: 'tabular-nums',
  },
])
