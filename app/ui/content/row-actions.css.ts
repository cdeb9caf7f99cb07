import { globalStyle, style } from '@vanilla-extract/css'
import { atDesk, from } from '../tokens/media'
import { vars, wrapping } from '../tokens/vars.css'

const { space } = vars

export const actions = style({ ...wrapping, gap: space.s8 })

export const asWide = style({
  display: 'grid',
  '::after': { content: 'attr(data-or)', height: 0, visibility: 'hidden' },
})

globalStyle(`${actions} :is(a, button)`, {
  // The visually hidden text is positioned relative to this button.
  position: 'relative',
  minHeight: vars.tap,
  padding: `${space.s4} ${space.s12}`,
  fontSize: vars.text.t14,
  '@media': { [from(1024)]: { whiteSpace: 'nowrap' }, [atDesk]: { minHeight: 36 } },
})
