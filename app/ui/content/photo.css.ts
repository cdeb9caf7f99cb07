import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

/* Of whatever shape a photo is, its frame decides what is seen of it. */
export const cover = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const

export const photo = style({ ...cover, background: vars.color.sunken })
