import { style } from '@vanilla-extract/css'
import { below, landscapePhone, onPaper } from '../tokens/media'
import { framed, vars } from '../tokens/vars.css'

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 300,
  objectFit: 'contain',
  marginBottom: vars.space.s16,
  ...framed,
  '@media': {
    [`${below(720)} and (orientation: portrait)`]: { maxHeight: ['30vh', '30svh'] },
    [landscapePhone]: { maxHeight: ['50vh', '50svh'] },
    [onPaper]: {
      float: 'left',
      maxWidth: 160,
      margin: `0 ${vars.space.s12} 0 0`,
      breakInside: 'avoid',
      filter: 'grayscale(1)',
    },
  },
})

export const cover = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const

export const photo = style({ ...cover, background: vars.color.sunken })
