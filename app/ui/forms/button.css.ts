import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below, forcedColors, motionAllowed, onPaper, scripted } from '../tokens/media'
import { controlBorder, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

const off = { borderColor: color.line, background: color.sunken, color: color.muted, cursor: 'not-allowed' }

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s8,
  minHeight: vars.tall,
  padding: `${space.s8} min(${space.s24}, 7.5vw)`,
  border: controlBorder,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.ink,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': {
    [motionAllowed]: {
      transition: `color ${vars.fast}, background-color ${vars.fast}, border-color ${vars.fast}`,
    },
    [onPaper]: { display: 'none' },
  },
})

export const looks = {
  default: { rest: {}, hover: { borderColor: color.brand, color: color.brand } },
  primary: {
    rest: { borderColor: color.brand, background: color.brand, color: color.onBrand },
    hover: { borderColor: color.brandStrong, background: color.brandStrong, color: color.onBrand },
  },
  danger: {
    rest: { borderColor: color.danger, color: color.danger },
    hover: { background: color.danger, color: color.surface },
  },
  quiet: {
    rest: { borderColor: color.line, background: 'none', color: color.brand },
    hover: { background: color.brandBg, color: color.brand },
  },
  quietDanger: {
    rest: { borderColor: color.line, background: 'none', color: color.danger },
    hover: { borderColor: color.danger, background: color.dangerBg },
  },
}

export const variant = styleVariants(looks, ({ rest, hover }) => [
  button,
  {
    ...rest,
    ':hover': hover,
    ':disabled': off,
    selectors: { '&[aria-disabled=true]': off },
    '@media': {
      [forcedColors]: {
        selectors: { '&[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
])

export const small = style({ minHeight: vars.tap, paddingInline: space.s16 })
export const wide = style({ width: '100%' })

/** Reserves its space before the script loads, so that nothing moves. */
export const scriptOnly = style({ display: 'none', '@media': { [scripted]: { display: 'inline-flex' } } })

export const copy = style({ ...wrapping, alignItems: 'center', gap: space.s12 })

export const iconButton = style({
  display: 'grid',
  position: 'absolute',
  placeItems: 'center',
  width: vars.tap,
  height: vars.tap,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  '@media': { [forcedColors]: { border: '1px solid' } },
})

const line = { ...wrapping, gap: space.s12 } as const

export const actions = style(line)
globalStyle(`${actions} > *`, { '@media': { [below(560)]: { flex: '1 1 100%' } } })

export const ways = style({
  ...line,
  justifyContent: 'space-between',
  marginTop: space.s32,
  '@media': { [onPaper]: { display: 'none' } },
})
globalStyle(`${ways} > *`, {
  maxWidth: '100%',
  '@media': { [below(560)]: { flex: '1 1 0', paddingInline: space.s12 } },
})
globalStyle(`${ways} span`, { minWidth: 0 })
