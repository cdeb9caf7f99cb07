import { newsState } from './state.server'

const { loader, action } = newsState({
  act: (admin, by, id) => admin.setNewsFeatured(by, id, true),
  done: 'Statut à la une modifié',
  failed: 'Erreur lors de la modification du statut à la une',
})
export { action, loader }

// With a page, Remix answers an unexpected error with ours instead of a line of text.
export default function FeatureNews() {
  return null
}
