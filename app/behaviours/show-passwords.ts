export function showPasswords() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-show-password]')) {
    const input = button.previousElementSibling as HTMLInputElement
    button.hidden = false
    // Keeps the focus in the field, and a phone's keyboard open.
    button.addEventListener('mousedown', (event) => event.preventDefault())
    button.addEventListener('click', () => {
      const { selectionStart, selectionEnd } = input
      input.type = input.type === 'password' ? 'text' : 'password'
      if (document.activeElement === input) input.setSelectionRange(selectionStart, selectionEnd)
    })
    // Hides the password again before it is sent, because autofill remembers the values of text fields.
    input.form?.addEventListener('submit', () => {
      input.type = 'password'
    })
  }
}
