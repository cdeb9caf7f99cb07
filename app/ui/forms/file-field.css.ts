import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'
import { input } from './field.css'

const { color, space } = vars

export const file = style([
  input,
  {
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    selectors: {
      '&, &[aria-invalid]': { paddingBlock: 5, paddingLeft: 5 },
      '&::file-selector-button': {
        minHeight: 36,
        marginRight: space.s12,
        padding: `${space.s4} ${space.s12}`,
        border: `1px solid ${color.control}`,
        borderRadius: 4,
        background: color.paper,
        color: color.ink,
        font: 'inherit',
        fontWeight: 600,
        cursor: 'pointer',
      },
    },
  },
])
