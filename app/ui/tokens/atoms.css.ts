import { styleVariants } from '@vanilla-extract/css'
import { hairline, vars } from './vars.css'

const { color, space, text } = vars

/** The styles of components come later in the stylesheet and override these classes. */
export const declarations = {
  display: styleVariants({
    block: { display: 'block' },
    flex: { display: 'flex' },
    'inline-flex': { display: 'inline-flex' },
    grid: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  flexWrap: styleVariants({ wrap: { flexWrap: 'wrap' } }),
  alignItems: styleVariants({ center: { alignItems: 'center' }, baseline: { alignItems: 'baseline' } }),
  gap: styleVariants(space, (gap) => ({ gap })),
  columnGap: styleVariants(space, (columnGap) => ({ columnGap })),
  marginTop: styleVariants(space, (marginTop) => ({ marginTop })),
  marginBottom: styleVariants(space, (marginBottom) => ({ marginBottom })),
  borderTop: styleVariants({ line: { borderTop: hairline } }),
  borderBottom: styleVariants({ line: { borderBottom: hairline } }),
  color: styleVariants({ muted: { color: color.muted }, warning: { color: color.warning } }),
  fontSize: styleVariants(text, (fontSize) => ({ fontSize })),
  fontWeight: styleVariants({ 400: { fontWeight: 400 }, 600: { fontWeight: 600 } }),
  fontVariantNumeric: styleVariants({ 'tabular-nums': { fontVariantNumeric: 'tabular-nums' } }),
  maxWidth: styleVariants({ measure: { maxWidth: vars.measure } }),
  minHeight: styleVariants({ tap: { minHeight: vars.tap } }),
  minWidth: styleVariants({ 0: { minWidth: 0 } }),
  overflowWrap: styleVariants({ anywhere: { overflowWrap: 'anywhere' } }),
}
