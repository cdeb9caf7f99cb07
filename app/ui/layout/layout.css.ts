import { style, styleVariants } from '@vanilla-extract/css'
import { equalColumns, from, onPaper, PAGE_WIDTH } from '../tokens/media'
import { hairline, oneColumn, vars, wrapping } from '../tokens/vars.css'

const { space } = vars

export const wrap = style({
  width: '100%',
  maxWidth: `calc(${PAGE_WIDTH}px + 2*${space.s24})`,
  marginInline: 'auto',
  paddingInline: space.s16,
  '@media': { [from(720)]: { paddingInline: space.s24 }, [onPaper]: { maxWidth: 'none', paddingInline: 2 } },
})

export const textWrap = style([wrap, { maxWidth: `calc(720px + 2*${space.s24})` }])

const stack = style({ ...oneColumn, alignContent: 'start' })
export const stackGap = styleVariants(
  { 8: space.s8, 12: space.s12, 16: space.s16, 24: space.s24, 32: space.s32 },
  (gap) => [stack, { gap }],
)

export const row = style({ ...wrapping, alignItems: 'center', gap: `${space.s8} ${space.s16}` })

export const section = style({
  marginTop: space.s48,
  '@media': { [from(720)]: { marginTop: space.s64 }, [onPaper]: { marginTop: space.s16 } },
})

export const sectionHead = style({
  ...wrapping,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.s4} ${space.s24}`,
  marginBottom: space.s16,
  breakAfter: 'avoid',
})

/** Two columns, of one third and two thirds of the width. */
export const thirds = `calc((100% - 2*${space.s24})/3) minmax(0, 1fr)`

export const twoThirds = style({
  ...oneColumn,
  gap: space.s32,
  overflowWrap: 'anywhere',
  '@media': {
    [from(900)]: { gridTemplateColumns: equalColumns(3), columnGap: space.s24, alignItems: 'start' },
  },
})
export const wide = style({
  minWidth: 0,
  '@media': { [from(900)]: { gridColumn: 'span 2', paddingRight: space.s24 } },
})

export const splitSection = style([
  section,
  {
    '@media': {
      [from(900)]: {
        display: 'grid',
        gridTemplateColumns: thirds,
        alignItems: 'start',
        columnGap: space.s24,
      },
    },
  },
])
export const splitHead = style([
  sectionHead,
  { '@media': { [from(900)]: { display: 'grid', gap: space.s16, marginBottom: 0 } } },
])

export const heroTitle = style({ fontSize: vars.text.t48, lineHeight: 1.1 })
export const threeColumns = style({
  display: 'grid',
  gap: space.s24,
  '@media': { [from(720)]: { gridTemplateColumns: equalColumns(3) } },
})

export const cards = style({ ...oneColumn, gap: space.s16, '@media': { [from(900)]: { gap: space.s24 } } })
export const cardColumns = styleVariants({ 2: 720, 3: 900 } as const, (step, columns) => [
  cards,
  { '@media': { [from(step)]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } } },
])

export const chapter = style({
  ...oneColumn,
  gap: space.s16,
  paddingBlock: `${space.s24} ${space.s32}`,
  borderTop: hairline,
  '@media': {
    [from(900)]: {
      gridTemplateColumns: thirds,
      columnGap: space.s24,
      paddingBlock: `${space.s32} ${space.s48}`,
    },
  },
})

export const head = style({ maxWidth: '44ch', overflowWrap: 'anywhere' })

export const body = style({ display: 'grid', alignContent: 'start', gap: space.s24, minWidth: 0 })
export const text = style({ gap: space.s16, maxWidth: vars.measure })
