import { style } from '@vanilla-extract/css'
import { from, onPaper } from '../tokens/media'
import { hairline, layer, smallMuted, tapLine, vars } from '../tokens/vars.css'

const { color, space } = vars

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: ['100vh', '100dvh'] })

export const skip = style({
  position: 'absolute',
  inset: `${space.s8} auto auto ${space.s8}`,
  zIndex: layer.top,
  padding: `${space.s12} ${space.s16}`,
  background: color.surface,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
  '@media': { [onPaper]: { display: 'none' } },
})

export const main = style({
  flex: 1,
  paddingBlock: `${space.s16} ${space.s64}`,
  '@media': { [from(720)]: { paddingTop: space.s24 }, [onPaper]: { paddingBlock: 0 } },
})

export const bareMain = style({
  paddingBlock: `${space.s8} ${space.s48}`,
  '@media': { [from(720)]: { paddingTop: space.s24 } },
})

export const notice = style({
  marginBottom: space.s16,
  padding: `${space.s12} ${space.s16}`,
  border: hairline,
  borderRadius: vars.radius.control,
  background: color.surface,
  '@media': { [onPaper]: { display: 'none' } },
})

export const footer = style({
  paddingBlock: `${space.s24} ${space.s32}`,
  borderTop: hairline,
  ...smallMuted,
  '@media': { [onPaper]: { display: 'none' } },
})

export const link = style({ ...tapLine, color: 'inherit' })
