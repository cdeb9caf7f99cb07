import { useRouteLoaderData } from '@remix-run/react'

/** The name of the hidden field that identifies one rendering of a form and the member who opened it. */
export const FORM_KEY = 'formKey'

type FormKey = { key: string; member: string }

/** Gives each rendering of a form a new key, so that one rendering can create only one thing. */
export function FormKeyField() {
  const member = useMember()
  return member ? <input type="hidden" name={FORM_KEY} value={`${crypto.randomUUID()} ${member}`} /> : null
}

/** Returns null if the form has no valid key, as when a visitor opened it. */
export function readFormKey(value: unknown): FormKey | null {
  const [, key, member] = (typeof value === 'string' && WRITTEN.exec(value)) || []
  return key && member ? { key, member } : null
}

const WRITTEN = /^([\da-f-]{36}) (.{1,100})$/

/** Returns a message if the form was opened in this browser while another member was signed in. */
export function useOtherMember(sent: unknown): string | undefined {
  const member = useMember()
  const key = readFormKey(sent)
  if (!key || !member || key.member === member) return undefined
  return `Ce formulaire a été ouvert par ${key.member}. Vous êtes connecté comme ${member}. Rien n'est enregistré : envoyez-le de nouveau pour agir en votre nom.`
}

function useMember(): string | undefined {
  return useRouteLoaderData<() => { viewer: { username: string } | null }>('root')?.viewer?.username
}
