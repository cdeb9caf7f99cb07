import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

/** An answer, to choose or to read: a card with its letter in a ring. */
export const option = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.s4} ${space.s16}`,
  minHeight: 64,
  padding: `${space.s12} ${space.s16}`,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  lineHeight: 1.4,
  textWrap: 'pretty',
})

export const letter = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  border: `1.5px solid ${color.control}`,
  borderRadius: '50%',
  color: color.muted,
  fontSize: vars.text.t16,
  fontWeight: 600,
  lineHeight: 1,
  '@media': { [onPaper]: { width: 18, height: 18, fontSize: vars.text.t14 } },
})

export const tone = createVar()
export const ground = createVar()

const read = style([
  option,
  {
    borderColor: tone,
    background: ground,
    '@media': {
      [onPaper]: {
        gridTemplateColumns: '18px minmax(0, 1fr) auto',
        minHeight: 0,
        paddingBlock: 1,
        paddingInline: space.s8,
        background: 'none',
        fontSize: vars.text.t14,
        breakInside: 'avoid',
      },
    },
  },
])

export const reading = styleVariants({
  plain: [
    read,
    {
      vars: { [tone]: color.line, [ground]: color.surface },
      '@media': { [onPaper]: { borderColor: 'transparent' } },
    },
  ],
  right: [read, { vars: { [tone]: color.success, [ground]: color.successBg } }],
  wrong: [read, { vars: { [tone]: color.danger, [ground]: color.dangerBg } }],
})

export const readLetter = styleVariants({
  plain: {},
  right: { borderColor: tone, background: tone, color: ground },
  wrong: { borderColor: tone, color: tone },
})

export const said = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s16}`,
  gridColumn: 2,
  fontSize: vars.text.t14,
  fontWeight: 600,
  '@media': { [onPaper]: { gridColumn: 3 } },
})

export const word = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })
export const tonedWord = style([word, { color: tone }])
