import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'
import { iconButton } from './button.css'

const { color } = vars

export const row = style({ position: 'relative' })

export const toggle = style([
  iconButton,
  {
    inset: '0 2px 0 auto',
    marginBlock: 'auto',
    ':hover': { color: color.brand },
    ':focus-visible': { outlineOffset: -3 },
  },
])

export const show = style({ selectors: { '[type=text] + * > &': { display: 'none' } } })
export const hide = style({ selectors: { '[type=password] + * > &': { display: 'none' } } })

/* Keeps the text from running under the button. */
globalStyle(`${row} > [id]:has(+ :not([hidden]))`, { paddingRight: vars.space.s48 })
/* Hides the button that Edge adds. */
globalStyle(`${row} > :has(+ :not([hidden]))::-ms-reveal`, { display: 'none' })
