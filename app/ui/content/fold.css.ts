import { globalStyle, style } from '@vanilla-extract/css'
import { atDesk, from, onPaper } from '../tokens/media'
import { centred, controlBorder, hairline, vars } from '../tokens/vars.css'

export const chevron = style({
  flex: 'none',
  width: 9,
  height: 9,
  margin: '-4px 2px 0',
  border: `solid ${vars.color.muted}`,
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
  selectors: { '[open] > summary > &': { marginTop: 4, transform: 'rotate(225deg)' } },
})

const { color, space } = vars

export const summary = style({
  ...centred,
  justifyContent: 'space-between',
  gap: space.s12,
  minHeight: vars.tall,
  padding: `${space.s8} ${space.s16}`,
  border: controlBorder,
  borderRadius: vars.radius.control,
  background: color.surface,
  fontWeight: 600,
  ':hover': { borderColor: color.brand, color: color.brand },
  '@media': { [onPaper]: { display: 'none' } },
})

export const content = style({ marginTop: space.s16 })

export const whenClosed = style({ selectors: { '[open] > summary > &': { display: 'none' } } })
export const whenOpen = style({ selectors: { 'details:not([open]) > summary > &': { display: 'none' } } })

/* The @supports condition under which CSS can open a fold. */
export const laidOpen = 'selector(::details-content)'

const openOn = (media: string) =>
  style({
    '@media': {
      [media]: {
        '@supports': {
          [laidOpen]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
        },
      },
    },
  })

/* Opens folds on paper, so that their content is printed. */
export const fold = openOn(onPaper)

export const openAtDesk = openOn(atDesk)
export const openBeside = openOn(from(900))
for (const [open, media] of [
  [openAtDesk, atDesk],
  [openBeside, from(900)],
] as const)
  globalStyle(`${open} > summary`, {
    '@media': { [media]: { '@supports': { [laidOpen]: { display: 'none' } } } },
  })
export const item = style([fold, { borderBottom: hairline }])
export const itemSummary = style({
  ...centred,
  justifyContent: 'space-between',
  gap: space.s16,
  minHeight: 60,
  paddingBlock: space.s12,
  fontWeight: 600,
  lineHeight: 1.35,
  ':hover': { color: color.brand },
})
