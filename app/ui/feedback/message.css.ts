import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { iconButton } from '../forms/button.css'
import {
  from,
  HEADER_HEIGHT,
  largeLetters,
  motionAllowed,
  onPaper,
  PAGE_WIDTH,
  scripted,
} from '../tokens/media'
import { hairline, layer, smallMuted, vars } from '../tokens/vars.css'

const { color, space } = vars

const toneColor = createVar()

const BEGINS_AT_ITS_HEAD = ':root:not(:has(:target)) &'
const BEGINS_AT_A_ROW = ':root:has(:target) &'

export const message = style({
  display: 'flex',
  gap: space.s12,
  padding: `${space.s12} ${space.s16}`,
  border: hairline,
  borderLeft: `4px solid ${toneColor}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '@media': { [onPaper]: { display: 'none' } },
})

export const target = style({ scrollMarginTop: '12rem' })

export const tone = styleVariants({
  success: { vars: { [toneColor]: color.success } },
  info: { vars: { [toneColor]: color.brand } },
  failure: { vars: { [toneColor]: color.danger } },
})

export const sign = style({ paddingTop: 2, color: toneColor })
export const title = style({ fontWeight: 600 })
export const text = style(smallMuted)

/** How long the live region stays empty. Screen readers announce only text that appears after the region. */
const EMPTY = '300ms'
/** How long the message is shown if the script that closes it does not run. */
const SHOWN_WITHOUT_SCRIPT = '20s'

const words = keyframes({ from: { visibility: 'hidden' } })
const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { transform: `translateY(${space.s12})` } })
const leave = keyframes({ to: { visibility: 'hidden' } })

const coming = `${appear} 1ms ${EMPTY} backwards`
const risingToo = `${appear} ${vars.fast} ${EMPTY} backwards, ${rise} ${vars.fast} ${EMPTY} ease-out backwards`
const leaving = `${leave} 1ms ${SHOWN_WITHOUT_SCRIPT} forwards`

export const area = style({
  marginBottom: space.s24,
  '@media': {
    [scripted]: {
      position: 'fixed',
      inset: `auto ${space.s8} max(${space.s8}, env(safe-area-inset-bottom))`,
      zIndex: layer.top,
      margin: 0,
      touchAction: 'pan-y pinch-zoom',
      animation: `${coming}, ${leaving}`,
      selectors: { '&[data-state]': { animation: coming }, '&[data-state=closed]': { opacity: 0 } },
    },
    [`${scripted} and ${from(720)}`]: {
      inset: `auto max(${space.s24}, 50% - ${PAGE_WIDTH / 2}px) ${space.s24} auto`,
      width: 400,
    },
    [`${scripted} and ${motionAllowed}`]: {
      animation: `${risingToo}, ${leaving}`,
      transition: `opacity ${vars.fast}, translate ${vars.fast}`,
      selectors: {
        '&[data-state]': { animation: risingToo },
        '&[data-state=held]': { transition: 'none' },
      },
    },
    [onPaper]: { display: 'none' },
  },
})

const belowHeader = `calc(${HEADER_HEIGHT}px + ${space.s8})`

/*
 * Puts the message at the top of the page, where it scrolls away. If the URL's anchor points to a row, the
 * message stays below the header.
 */
export const areaAtHead = style([
  area,
  {
    '@media': {
      [scripted]: {
        selectors: {
          [BEGINS_AT_ITS_HEAD]: { position: 'absolute', inset: `${belowHeader} ${space.s8} auto` },
          [BEGINS_AT_A_ROW]: { inset: `${belowHeader} ${space.s8} auto` },
        },
      },
      [`${scripted} and ${from(720)}`]: {
        selectors: {
          [`${BEGINS_AT_ITS_HEAD}, ${BEGINS_AT_A_ROW}`]: {
            inset: `${belowHeader} max(${space.s24}, 50% - ${PAGE_WIDTH / 2}px) auto auto`,
          },
        },
      },
    },
  },
])

export const close = style([
  iconButton,
  { inset: `${space.s8} ${space.s8} auto auto`, ':hover': { background: color.sunken, color: color.ink } },
])

globalStyle(`${area} > [data-message]`, {
  '@media': {
    [scripted]: {
      padding: `18px ${space.s64} 18px ${space.s16}`,
      borderBlockColor: color.control,
      borderRightColor: color.control,
      boxShadow: `0 0 0 ${space.s4} ${color.paper}`,
    },
    [`${scripted} and ${largeLetters}`]: { padding: `${space.s64} ${space.s16} ${space.s16}` },
  },
})

globalStyle(`${area} > [data-message] > *`, {
  '@media': { [scripted]: { animation: `${words} 1ms ${EMPTY} backwards` } },
})

globalStyle(`html:has(${area})`, { '@media': { [scripted]: { scrollPaddingBottom: '8rem' } } })
globalStyle(`html:has(${area}:not(${areaAtHead})) body`, {
  '@media': { [`${scripted} and (max-height: 30em)`]: { paddingBottom: '8rem' } },
})
globalStyle(`html:has(:target):has(${areaAtHead})`, {
  '@media': { [scripted]: { scrollPadding: `calc(${HEADER_HEIGHT}px + min(12rem, 40vh)) 0 0` } },
})
