import { globalStyle, style } from '@vanilla-extract/css'
import { actions } from '../forms/button.css'
import { DIALOG_WIDTH, from } from '../tokens/media'
import { framed, vars } from '../tokens/vars.css'

const { color, space } = vars

export const asked = style({ maxWidth: DIALOG_WIDTH, marginBottom: space.s24 })

/* The dialogs that behaviours/show-dialog.ts and the exam's island create. */
const dialog = 'dialog'

globalStyle(dialog, {
  width: `calc(100% - 2*${space.s16})`,
  maxWidth: DIALOG_WIDTH,
  maxHeight: `calc(100% - 2*${space.s16})`,
  // The content has the padding. A click on the dialog element itself is then always on the backdrop.
  padding: 0,
  ...framed,
  color: color.ink,
  overscrollBehavior: 'contain',
  // Keeps a focused field above the buttons, which stick to the bottom.
  scrollPaddingBottom: '7rem',
})
globalStyle(`${dialog}::backdrop`, { background: 'rgb(0 0 0 / .5)' })
globalStyle(`${dialog} > *`, { padding: space.s16, '@media': { [from(720)]: { padding: space.s24 } } })
globalStyle(`${dialog} h2`, { fontSize: vars.text.t22 })

globalStyle(`${dialog} form ${actions}`, {
  position: 'sticky',
  bottom: 0,
  marginBlockEnd: `calc(-1*${space.s16})`,
  paddingBlock: space.s16,
  background: color.surface,
  '@media': { [from(720)]: { marginBlockEnd: `calc(-1*${space.s24})` } },
})
