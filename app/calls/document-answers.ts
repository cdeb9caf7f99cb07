import type { Call } from './call'
import { describeSchema } from './document-schemas'
import { failure } from './entities'

type Status = (typeof STATUSES)[number]['status']

/** What calls answer when they do not do what they are asked. */
const STATUSES = [
  { status: 301, name: 'Moved', description: 'A une autre adresse', headers: ['Location'] },
  { status: 400, name: 'Invalid', description: 'Requête mal formée, ou règle non respectée' },
  { status: 401, name: 'NotSignedIn', description: 'Non connecté, ou identifiants incorrects' },
  { status: 403, name: 'Forbidden', description: "Non autorisé, ou requête venue d'un autre site" },
  { status: 404, name: 'Unknown', description: "Inconnu, ou à quelqu'un d'autre" },
  { status: 405, name: 'WrongMethod', description: 'Méthode non autorisée', headers: ['Allow'] },
  { status: 409, name: 'Conflict', description: "En conflit avec l'état actuel" },
  { status: 413, name: 'TooLarge', description: 'Corps de plus de 100 ko' },
  { status: 415, name: 'NotJson', description: "Corps d'un autre type que JSON" },
  { status: 429, name: 'TooMany', description: 'Trop de tentatives', headers: ['Retry-After'] },
  { status: 500, name: 'Fault', description: 'Erreur inattendue' },
  {
    status: 503,
    name: 'Unavailable',
    description: 'Base de données momentanément inutilisable',
    headers: ['Retry-After'],
  },
] as const

export const COMMON_ANSWERS = Object.fromEntries(
  STATUSES.map(({ status, name, description, ...more }) => [
    name,
    {
      description,
      ...('headers' in more && {
        headers: Object.fromEntries(
          more.headers.map((header) => [header, { $ref: `#/components/headers/${header}` }]),
        ),
      }),
      ...(status !== 301 && {
        content: { 'application/json': { schema: describeSchema(failure, 'output') } },
      }),
    },
  ]),
)

export const COMMON_HEADERS = {
  'X-Total-Count': header('La longueur de la liste entière', { type: 'integer', minimum: 0 }),
  'Set-Cookie': header('Le cookie de la session, donné ou retiré', { type: 'string' }),
  'Retry-After': header('Le nombre de secondes à attendre', { type: 'integer', minimum: 1 }),
  Allow: header('Les méthodes de cette adresse', { type: 'string' }),
  Location: header("L'adresse actuelle", { type: 'string' }),
}

export function nameOfAnswer(status: Status): string {
  return STATUSES.find((one) => one.status === status)!.name
}

/** How a call can refuse: the statuses that it names, and those that follow from what it takes. */
export function statusesOf(method: string, path: string, call: Call): Status[] {
  const { access, unknown, query, isList, body, statuses = [] } = call
  const can = new Set<Status>([405, 500, 503, ...statuses])
  // A name in an address is not always text: `%ff`.
  if (body || query || isList || path.includes('{')) can.add(400)
  if (access !== 'everyone') can.add(401)
  // A browser that acts for another site is refused before anything is read.
  if (access === 'admin' || method !== 'GET') can.add(403)
  if (unknown !== undefined) can.add(404)
  if (body) for (const status of [413, 415] as const) can.add(status)
  return STATUSES.map(({ status }) => status).filter((status) => can.has(status))
}

function header(description: string, schema: object) {
  return { description, required: true, schema }
}
