import { globalStyle, style } from '@vanilla-extract/css'
import { note } from '../content/blocks.css'
import { below, from, landscapePhone, onPaper, smallPhone } from '../tokens/media'
import { hairline, layer, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

const besideButtons = `${from(720)}, ${landscapePhone}`

export const actions = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: layer.bar,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${space.s8} ${space.s12}`,
  padding: `${space.s12} ${space.s16} max(${space.s12}, env(safe-area-inset-bottom))`,
  borderTop: hairline,
  background: color.paper,
  '@media': {
    [from(720)]: {
      position: 'static',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      marginTop: space.s24,
      padding: 0,
      border: 0,
    },
    [smallPhone]: { gap: `${space.s4} ${space.s12}`, paddingBlock: `${space.s4} ${space.s8}` },
    /* On a low or zoomed window, the fixed bar would hide the question. */
    '(max-height: 30em)': { position: 'relative', marginTop: space.s24 },
    [onPaper]: { display: 'none' },
  },
})

const hasBar = `${below(720)} and (min-height: 30.02em)`
const BAR_HEIGHT = '7rem'

globalStyle(`main:has(${actions})`, { '@media': { [hasBar]: { paddingBottom: '8rem' } } })

globalStyle(`html:has(${actions})`, { '@media': { [hasBar]: { scrollPaddingBottom: BAR_HEIGHT } } })

globalStyle(`html:has(${actions}) [data-toast]`, { '@media': { [hasBar]: { bottom: BAR_HEIGHT } } })

globalStyle(`${actions} > :is(a, button)`, {
  '@media': { [below(560)]: { paddingInline: space.s8 }, [from(720)]: { minWidth: 160 } },
})

/** The bar of an exam, which stays in sight in landscape too. */
export const examActions = style([
  actions,
  {
    '@media': {
      [below(720)]: { rowGap: space.s4, paddingTop: space.s6 },
      [landscapePhone]: {
        position: 'fixed',
        gridTemplateColumns: 'auto 1fr auto',
        alignItems: 'center',
        marginTop: 0,
        padding: `${space.s6} max(${space.s24}, 50% - 360px) max(${space.s6}, env(safe-area-inset-bottom))`,
        borderTop: hairline,
      },
    },
  },
])

/* Has its place in the bar before there is anything to say, so that nothing moves. */
export const save = style({
  order: -1,
  gridColumn: '1 / -1',
  display: 'flex',
  minHeight: '1.5rem',
  '@media': { [besideButtons]: { order: 0, gridColumn: 'auto', justifySelf: 'center' } },
})

const LOW_BAR_HEIGHT = '4.5rem'

globalStyle(`main:has(${examActions})`, {
  '@media': {
    [landscapePhone]: { display: 'flex', flexDirection: 'column', paddingBlock: `0 ${LOW_BAR_HEIGHT}` },
  },
})
/* In landscape the breadcrumbs follow the exam, so that a question fits the window. */
globalStyle(`main:has(${examActions}) > nav`, { '@media': { [landscapePhone]: { order: 1 } } })
globalStyle(`html:has(${examActions})`, {
  '@media': { [landscapePhone]: { scrollPaddingBottom: LOW_BAR_HEIGHT } },
})
globalStyle(`html:has(${examActions}) [data-toast]`, {
  '@media': { [landscapePhone]: { bottom: LOW_BAR_HEIGHT } },
})

export const notice = style([
  note.info,
  {
    ...wrapping,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.s8}`,
    marginBottom: vars.space.s8,
    padding: `0 ${vars.space.s12}`,
    fontVariantNumeric: 'tabular-nums',
  },
])
