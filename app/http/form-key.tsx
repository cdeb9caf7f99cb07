import { useRouteLoaderData } from '@remix-run/react'

/** Identifies a form that creates something, and the member to whom it was shown. */
export const FORM_KEY = 'formKey'

type FormKey = { key: string; member: string }

/** The key is new each time the form is shown, so that it can create another thing. */
export function FormKeyField() {
  const member = useMember()
  return member ? <input type="hidden" name={FORM_KEY} value={`${crypto.randomUUID()} ${member}`} /> : null
}

/** Null for a form of a visitor, or one that was shown before forms had keys. */
export function readFormKey(value: unknown): FormKey | null {
  const [, key, member] = (typeof value === 'string' && WRITTEN.exec(value)) || []
  return key && member ? { key, member } : null
}

const WRITTEN = /^([\da-f-]{36}) (.{1,100})$/

/** For a form that this browser showed while another member was signed in. */
export function useOtherMember(sent: unknown): string | undefined {
  const member = useMember()
  const key = readFormKey(sent)
  if (!key || !member || key.member === member) return undefined
  return `Ce formulaire a été ouvert par ${key.member}. Vous êtes connecté comme ${member}. Rien n'est enregistré : envoyez-le de nouveau pour agir en votre nom.`
}

function useMember(): string | undefined {
  return useRouteLoaderData<() => { viewer: { username: string } | null }>('root')?.viewer?.username
}
