import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { onPaper } from './media'
import { vars } from './vars.css'

const { color, text, space } = vars

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' })

globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', scrollPaddingTop: space.s24 })

const sheet: GlobalStyleRule & { size: string } = { size: 'A4', margin: '15mm' }
globalStyle('@page', sheet)

globalStyle('body', {
  margin: 0,
  background: color.paper,
  color: color.ink,
  font: `400 ${text.t16}/1.55 ${vars.font}`,
  overflowWrap: 'break-word',
  '@media': { [onPaper]: { background: 'none' } },
})

globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 })

globalStyle('h1, h2, h3', { fontWeight: 600, letterSpacing: '-.01em', lineHeight: 1.2, textWrap: 'balance' })
globalStyle('h1', { fontSize: text.t36, letterSpacing: '-.02em' })
globalStyle('h2', { fontSize: text.t22, overflowWrap: 'anywhere' })
globalStyle('h3', { fontSize: text.t18, lineHeight: 1.3, overflowWrap: 'anywhere' })

globalStyle('p', { maxWidth: vars.measure, textWrap: 'pretty' })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('fieldset', { border: 0, minWidth: 0 })
globalStyle('svg', { display: 'block', flex: 'none' })

globalStyle('a', { color: color.brand, textDecorationThickness: '1px', textUnderlineOffset: '.2em' })
globalStyle('a:hover', { color: color.brandStrong, textDecorationThickness: '2px' })

globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
/* Hides elements even if their class sets a display. */
globalStyle('[hidden]', { display: 'none !important' })
globalStyle('summary', { cursor: 'pointer', listStyle: 'none' })
globalStyle('summary::-webkit-details-marker', { display: 'none' })

globalStyle(':focus-visible', {
  outline: `3px solid ${color.brand}`,
  outlineOffset: 2,
  borderRadius: vars.radius.control,
})
globalStyle('::selection', { background: color.brand, color: color.onBrand })
