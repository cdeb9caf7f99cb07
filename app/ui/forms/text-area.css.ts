import { style } from '@vanilla-extract/css'
import { input } from './field.css'

export const area = style([input, { display: 'block', resize: 'vertical' }])
