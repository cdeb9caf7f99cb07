import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { onPaper, prefersDark } from './media'
import { dark, light, paper } from './schemes'

// Most sizes grow with the window from 360 to 1120 px. The vw limits keep headings readable with enlarged text.
const text = {
  t14: '.875rem',
  t16: '1rem',
  t18: 'clamp(1.0625rem, 1.03rem + .13vw, 1.125rem)',
  t22: 'min(clamp(1.25rem, 1.19rem + .26vw, 1.375rem), 10vw)',
  t28: 'min(clamp(1.5rem, 1.38rem + .53vw, 1.75rem), 10.5vw)',
  t36: 'min(clamp(1.75rem, 1.51rem + 1.05vw, 2.25rem), 11vw)',
  t48: 'min(clamp(2.125rem, 1.71rem + 1.84vw, 3rem), 11.5vw)',
}
// The vw limits keep spaces from growing with enlarged text on a narrow phone.
const space = {
  s4: 'min(.25rem, 1.25vw)',
  s6: 'min(.375rem, 1.875vw)',
  s8: 'min(.5rem, 2.5vw)',
  s12: 'min(.75rem, 3.75vw)',
  s16: 'min(1rem, 5vw)',
  s24: 'min(1.5rem, 7.5vw)',
  s32: 'min(2rem, 10vw)',
  s48: 'min(3rem, 15vw)',
  s64: 'min(4rem, 20vw)',
}
const radius = { small: '4px', control: '6px', card: '10px' }

export const vars = createGlobalThemeContract(
  {
    color: light,
    font: '',
    text,
    space,
    radius,
    tap: '',
    tall: '',
    measure: '',
    fast: '',
  },
  (_value, path) => (path.at(-1) === 'control' ? path.join('-') : (path.at(-1) ?? '')),
)

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: {
    ...assignVars(vars.color, light),
    [vars.font]:
      '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", ' +
      '"DejaVu Sans Condensed", "Helvetica Neue", Arial, sans-serif',
    ...assignVars(vars.text, text),
    ...assignVars(vars.space, space),
    ...assignVars(vars.radius, radius),
    [vars.tap]: '44px',
    [vars.tall]: '48px',
    [vars.measure]: '68ch',
    [vars.fast]: '150ms',
  },
  '@media': {
    [prefersDark]: { vars: assignVars(vars.color, dark) },
    [onPaper]: { colorScheme: 'light', vars: assignVars(vars.color, paper) },
  },
})

export const hairline = `1px solid ${vars.color.line}`
export const inkLine = `1px solid ${vars.color.ink}`
export const controlBorder = `1px solid ${vars.color.control}`
export const tickBorder = `1.5px solid ${vars.color.control}`

export const framed = {
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
} as const

export const smallMuted = { color: vars.color.muted, fontSize: vars.text.t14 } as const

/** A link or a label that is tall enough for a thumb. */
export const tapLine = { display: 'inline-flex', alignItems: 'center', minHeight: vars.tap } as const

/** A grid that is never wider than its container, whatever its content. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const centred = { display: 'flex', alignItems: 'center' } as const

export const wrapping = { display: 'flex', flexWrap: 'wrap' } as const

export const ring = {
  display: 'grid',
  placeItems: 'center',
  border: tickBorder,
  borderRadius: '50%',
} as const

export const bigFigure = { fontWeight: 600, fontVariantNumeric: 'tabular-nums', lineHeight: 1.25 } as const

export const underlined = { textDecoration: 'underline', textUnderlineOffset: 3 } as const

export const quietLink = {
  color: vars.color.ink,
  textDecorationColor: vars.color.control,
  ':hover': { color: vars.color.brand, textDecorationColor: 'currentColor' },
} as const

/** Makes the nearest positioned ancestor clickable as a whole. */
export const coversParent = { '::after': { content: '', position: 'absolute', inset: 0 } } as const

/** The focus ring of an element whose invisible input has the focus. */
export const focusRing = { outline: `3px solid ${vars.color.brand}`, outlineOffset: 2 } as const

/** Marks an item in forced colours, which remove its background. */
export const highlighted = { outline: '3px solid Highlight', outlineOffset: -3 } as const

export const layer = { raised: 1, bar: 2, header: 5, top: 10 } as const
