import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

export const thumbnail = style({
  display: 'block',
  width: '6rem',
  height: '4.5rem',
  borderRadius: vars.radius.small,
  objectFit: 'cover',
})
