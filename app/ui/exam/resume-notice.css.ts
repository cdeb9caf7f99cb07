import { style } from '@vanilla-extract/css'
import { note } from '../content/note.css'
import { vars } from '../tokens/vars.css'

export const notice = style([
  note.info,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s8,
    marginBottom: vars.space.s8,
    padding: `0 ${vars.space.s12}`,
    fontVariantNumeric: 'tabular-nums',
  },
])
