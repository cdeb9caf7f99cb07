import { checkFields } from './check-fields'
import { showPasswords } from './show-passwords'

export default function setupForms() {
  checkFields()
  showPasswords()
  preparePhotos()
}

function preparePhotos() {
  const input = document.querySelector<HTMLInputElement>('[data-photos]')
  input?.addEventListener('change', () => {
    void import('./shrink-photos').then(
      (script) => script.shrinkPhotos(input),
      () => undefined,
    )
  })
}
