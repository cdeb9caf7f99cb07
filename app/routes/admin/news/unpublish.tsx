import { newsState } from './state.server'

const { loader, action } = newsState({
  act: (admin, by, id) => admin.setNewsPublished(by, id, false),
  done: 'Actualité dépubliée',
  failed: "Erreur lors de la dépublication de l'actualité",
})
export { action, loader }

// With a page, Remix answers an unexpected error with ours instead of a line of text.
export default function UnpublishNews() {
  return null
}
