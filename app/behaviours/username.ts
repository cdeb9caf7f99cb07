import { proposeUsername } from '#modules/identity/schemas'

let proposal: string | undefined

/** Proposes a username after each change of a name, until somebody has chosen one. */
export function propose({ form, name }: HTMLInputElement) {
  const find = (field: string) => form!.elements.namedItem(field) as HTMLInputElement
  const [firstName, lastName, username] = [find('firstName'), find('lastName'), find('username')]
  const proposeAgain = () => {
    const isChosen = username.value !== '' && username.value !== proposal
    proposal = proposeUsername(firstName.value, lastName.value)
    if (!isChosen) fill(username, proposal)
  }
  if (proposal === undefined) {
    // The server may have filled in the form with its own proposal.
    proposal = proposeUsername(firstName.defaultValue, lastName.defaultValue)
    username.addEventListener('change', () => {
      const typed = username.value.trim()
      if (typed === '') proposeAgain()
      else if (/\s/.test(typed)) fill(username, proposeUsername(typed))
    })
  }
  if (name !== 'username') proposeAgain()
}

function fill(username: HTMLInputElement, text: string) {
  if (username.value === text) return
  username.value = text
  // Lets the form's check remove the error that the field may have.
  username.dispatchEvent(new Event('input', { bubbles: true }))
}
