import { unwrap } from '#test/harness/results'
import type { Caller, Identity, Registration } from '#modules/identity'

export const PASSWORD = 'Cible-en-plein-coeur-10'
export const NEW_PASSWORD = 'Dix-dans-le-mille-10'
export const FIREFOX = 'Firefox sur Android'

/** What somebody writes into the registration form. */
export type Person = Registration
export type Name = Pick<Person, 'firstName' | 'lastName'>

export function person(username: string, firstName: string, lastName: string): Person {
  return {
    username,
    firstName,
    lastName,
    email: `${plain(username)}@example.com`,
    password: PASSWORD,
    phone: null,
  }
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const camille = person('camille', 'Camille', 'Dubois')
export const karim = person('karim', 'Karim', 'Benali')
export const elodie = person('Élodie', 'Élodie', 'Lambert')

/** Registers and signs out; the test fails when that is refused. */
export async function join(identity: Identity, person: Person) {
  const { user, token } = unwrap(await identity.accounts.register(person, 'Firefox sur Windows'))
  await identity.sessions.end(token)
  return user
}

/** Starts another session of a member. */
export async function signIn(identity: Identity, userId: number): Promise<Caller> {
  return { userId, token: await identity.sessions.start(userId, FIREFOX) }
}

let newcomers = 0

/** Returns a new person of this name, with a username and an address of their own. */
export function newcomer({ firstName, lastName }: Name): Person {
  newcomers += 1
  const letters = plain(firstName).replace(/[^a-z]/g, '')
  return person(`${letters}-${newcomers}`, firstName, lastName)
}
