import { globalStyle, style } from '@vanilla-extract/css'
import { below, smallPhone } from '../tokens/media'
import { hairline, oneColumn, vars } from '../tokens/vars.css'

const { color, space, text } = vars

/* User text has no classes, so each element is styled by its name. */
export const markdown = style({
  ...oneColumn,
  gap: space.s16,
  maxWidth: vars.measure,
  overflowWrap: 'anywhere',
})

const inside = (elements: string) =>
  elements
    .split(', ')
    .map((element) => `${markdown} ${element}`)
    .join(', ')

globalStyle(inside('h2, h3, h4, h5, h6'), { margin: `${space.s16} 0 0`, lineHeight: 1.3 })
globalStyle(inside('h3'), { fontSize: text.t18 })
globalStyle(inside('h4, h5, h6'), { fontSize: text.t16, fontWeight: 600 })
globalStyle(`${markdown} > :first-child`, { marginTop: 0 })

globalStyle(inside('ul, ol'), { ...oneColumn, gap: space.s8, paddingLeft: '1.5em' })
globalStyle(inside('ul'), { listStyle: 'disc' })
globalStyle(inside('ol'), { listStyle: 'decimal' })
globalStyle(inside('li'), { paddingLeft: space.s4 })
globalStyle(inside('li :is(ul, ol)'), { '@media': { [below(560)]: { paddingLeft: '1.25em' } } })
/* On a phone, deeply nested lists have a border and a smaller indent, to save width. */
globalStyle(inside('li li :is(ul, ol)'), {
  '@media': {
    [below(560)]: {
      paddingLeft: space.s8,
      borderLeft: `2px solid ${color.line}`,
      listStylePosition: 'inside',
    },
  },
})
globalStyle(inside('li::marker'), { color: color.muted })
globalStyle(`${markdown} li > * + *`, { marginTop: space.s8 })

globalStyle(inside('blockquote'), {
  display: 'grid',
  gap: space.s12,
  margin: 0,
  paddingLeft: space.s16,
  borderLeft: `3px solid ${color.line}`,
  color: color.muted,
})
globalStyle(inside('hr'), { width: '100%', margin: `${space.s8} 0`, border: 0, borderTop: hairline })
/* Wraps long lines, because a block that scrolls would need keyboard focus. */
globalStyle(inside('pre'), {
  margin: 0,
  padding: space.s16,
  borderRadius: vars.radius.control,
  background: color.sunken,
  whiteSpace: 'pre-wrap',
})
globalStyle(inside('code'), { fontSize: text.t14 })

globalStyle(inside('img'), { maxWidth: '100%', marginBottom: 0 })

export const scroller = style({ overflowX: 'auto' })
export const left = style({ textAlign: 'left' })
export const right = style({ textAlign: 'right' })
export const centre = style({ textAlign: 'center' })

globalStyle(inside('table'), { borderCollapse: 'collapse', overflowWrap: 'normal', fontSize: text.t14 })
globalStyle(inside('th, td'), {
  padding: `${space.s8} ${space.s12}`,
  border: hairline,
  verticalAlign: 'top',
  '@media': { [smallPhone]: { paddingInline: space.s6 } },
})
globalStyle(inside('th'), { background: color.sunken, fontWeight: 600 })
