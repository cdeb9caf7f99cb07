/** The button in each password field. What it is called follows from the field's type, by the stylesheet. */
export function showPasswords() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-show-password]')) {
    const input = button.previousElementSibling as HTMLInputElement
    button.hidden = false
    // Who is typing goes on typing, and a phone keeps its keyboard.
    button.addEventListener('mousedown', (event) => event.preventDefault())
    button.addEventListener('click', () => {
      const { selectionStart, selectionEnd } = input
      input.type = input.type === 'password' ? 'text' : 'password'
      if (document.activeElement === input) input.setSelectionRange(selectionStart, selectionEnd)
    })
    // What is sent as text, the browser would offer again as such.
    input.form?.addEventListener('submit', () => {
      input.type = 'password'
    })
  }
}
