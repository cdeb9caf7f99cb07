import type { Caller, Identity, Registration } from '#modules/identity'

export const PASSWORD = 'Cible-en-plein-coeur-10'
export const NEW_PASSWORD = 'Dix-dans-le-mille-10'
export const FIREFOX = 'Firefox sur Android'

/** People of the tests, as they would fill in the registration form. */
export const camille: Registration = {
  username: 'camille',
  password: PASSWORD,
  email: 'camille@example.com',
  firstName: 'Camille',
  lastName: 'Dubois',
  phone: null,
}

export const karim: Registration = {
  username: 'karim',
  password: PASSWORD,
  email: 'karim@example.com',
  firstName: 'Karim',
  lastName: 'Benali',
  phone: '+32 470 12 34 56',
}

export const elodie: Registration = {
  username: 'Élodie',
  password: PASSWORD,
  email: 'elodie@example.com',
  firstName: 'Élodie',
  lastName: 'Lambert',
  phone: null,
}

/** Registers and signs out; the test fails when that is refused. */
export async function join(identity: Identity, person: Registration) {
  const registered = await identity.register(person, 'Firefox sur Windows')
  if (!registered.ok) throw new Error(`${person.username}: ${registered.code}`)
  const { user, token } = registered.value
  await identity.endSession(token)
  return user
}

/** Signs a member in, in one more browser. */
export async function signIn(identity: Identity, userId: number): Promise<Caller> {
  return { userId, token: await identity.startSession(userId, FIREFOX) }
}

/** One of many people of this name. */
export function numbered(person: Registration, number: number): Registration {
  return { ...person, username: `${person.username}-${number}`, email: `${number}-${person.email}` }
}

export type Person = Pick<Registration, 'username' | 'firstName' | 'lastName' | 'email' | 'password'>
export type Name = Pick<Person, 'firstName' | 'lastName'>

/** A person of this name whom the site does not know yet: there may be many of each name. */
export function newcomer({ firstName, lastName }: Name): Person {
  newcomers += 1
  const plain = `${firstName}.${lastName}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const username = `${plain}-${newcomers}`
  return { username, firstName, lastName, email: `${username}@example.com`, password: PASSWORD }
}

let newcomers = 0
