import ajvFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020'
import { expect } from 'vitest'
import { contract } from '#app/api'
import { describeContract } from '#app/api/document'

/** The parts of the document that tests read. */
export type Described = {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Answer> }
}
type Operation = {
  'x-access': 'everyone' | 'member' | 'admin'
  parameters?: { name: string; in: string }[]
  requestBody?: object
  responses: Record<string, Answer | { $ref: string }>
}
type Answer = { headers?: Record<string, object>; content?: object }

export type Call = { call: string; method: string; path: string; operation: Operation }

export const document = describeContract(contract, {
  url: 'https://prepa-lts.example',
  version: '1.0.0',
}) as unknown as Described

/** The calls of the contract, as the document describes them. */
export const calls: Call[] = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([name, operation]) => {
    const method = name.toUpperCase()
    return { call: `${method} ${path}`, method, path, operation }
  }),
)

const ajv = new Ajv2020({ strict: false, allErrors: true })
// Its types are wrong for a CommonJS module.
;(ajvFormats.default as (ajv: Ajv2020) => unknown)(ajv)
ajv.addSchema(document, 'document')

/** The document describes the status of an answer, its headers and its body. */
export async function expectDocumented(call: Call, { status, headers, text }: Read) {
  const described = call.operation.responses[status]
  if (!described) throw new Error(`${call.call} does not document ${status}: ${text}`)
  const shared = '$ref' in described ? described.$ref.slice(1) : undefined
  const { headers: documented = {} } = shared ? (lookUp(shared) as Answer) : (described as Answer)

  expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  for (const header of Object.keys(documented)) expect(headers.get(header), header).not.toBeNull()
  expect(faultsOf(call, JSON.parse(text), shared ?? `/responses/${status}`)).toEqual([])
}

type Read = { status: number; headers: Headers; text: string }

/** Where a body breaks the schema at a place in the document or, without `/components`, of the call. */
export function faultsOf(call: Call, body: unknown, place: string): object[] {
  const ofCall = `/paths/${call.path.replaceAll('/', '~1')}/${call.method.toLowerCase()}`
  const whole = place.startsWith('/components') ? place : ofCall + place
  ajv.validate({ $ref: `document#${encodeURI(whole)}/content/application~1json/schema` }, body)
  return ajv.errors ?? []
}

function lookUp(pointer: string): unknown {
  return pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document)
}
