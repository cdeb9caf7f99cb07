import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { contract } from '#app/calls'
import { describeContract } from './document'

/** Section 7 of the specification, and the document that describes it. */
const CALLS = `
  GET /api/user
  POST /api/login
  POST /api/register
  POST /api/logout
  POST /api/forgot-password
  POST /api/reset-password
  GET /api/profile
  PUT /api/profile
  PUT /api/profile/password
  GET /api/questions/random/{count}
  GET /api/questions
  POST /api/questions
  PUT /api/questions/{id}
  DELETE /api/questions/{id}
  POST /api/exam-results
  GET /api/exam-results
  GET /api/exam-results/{id}/details
  GET /api/classified-ads
  GET /api/classified-ads/{id}
  GET /api/classified-ads/user
  POST /api/classified-ads
  DELETE /api/classified-ads/{id}
  PUT /api/classified-ads/{id}/mark-sold
  PUT /api/classified-ads/{id}/approve
  GET /api/classified-ads/pending
  GET /api/news
  GET /api/news/{slug}
  GET /api/news/featured
  GET /api/admin/stats
  GET /api/admin/classified-ads
  POST /api/admin/classified-ads
  PUT /api/admin/classified-ads/{id}
  GET /api/admin/news
  POST /api/admin/news
  PUT /api/admin/news/{id}
  DELETE /api/admin/news/{id}
  PUT /api/admin/news/{id}/publish
  PUT /api/admin/news/{id}/unpublish
  PUT /api/admin/news/{id}/toggle-featured
  GET /api/admin/users
  PUT /api/admin/users/{id}/block
  PUT /api/admin/users/{id}/unblock
  DELETE /api/admin/users/{id}
  GET /api/admin/exam-results
  GET /api/openapi.json
`

const calls = Object.entries(contract)
const document = describeContract(contract, { url: 'https://prepa-lts.example', version: '1.0.0' })

describe('the contract', () => {
  test('is what the specification lists', () => {
    expect(Object.keys(contract).sort()).toEqual(linesOf(CALLS).sort())
  })

  test.each(calls)('%s says what it needs', (name, { unknown, path, body, status }) => {
    if (name.includes('{id}')) expect(unknown, 'a message for an unknown id').toBeDefined()
    const named = [...name.matchAll(/\{(\w+)\}/g)].map(([, part]) => part).filter((part) => part !== 'id')
    expect(Object.keys(path?.shape ?? {}), 'the names in the path').toEqual(named)
    if (/^(GET|DELETE)/.test(name)) expect(body).toBeUndefined()
    if (status === 201) expect(name).toMatch(/^POST/)
  })
})

describe('the document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const written = JSON.parse(JSON.stringify(document)) as Record<string, unknown>

    expect(await new Validator().validate(written)).toEqual({ valid: true })
    expect(written.openapi).toMatch(/^3\.1\./)
  })

  test('names each operation differently', () => {
    const names = [...JSON.stringify(document).matchAll(/"operationId":"(\w+)"/g)].map(([, name]) => name)

    expect(names).toHaveLength(calls.length)
    expect(new Set(names).size).toBe(names.length)
  })

  test('has no field for a secret in any answer', () => {
    const answers = Object.values(document.paths).flatMap((byMethod) =>
      Object.values(byMethod).map((operation) => operation.responses),
    )
    const fields = [answers, document.components.schemas].flatMap(namesIn)

    expect(fields).toContain('username')
    expect(fields.filter((field) => /password|token|hash|secret/i.test(field))).toEqual([])
  })

  test('refers to nothing that it lacks', () => {
    const [, ...found] = JSON.stringify(document).split('"$ref":"#/components/')
    const missing = found
      .map(
        (rest) => rest.slice(0, rest.indexOf('"')).split('/') as [keyof typeof document.components, string],
      )
      .filter(([kind, name]) => !(name in document.components[kind]))

    expect(missing).toEqual([])
  })
})

function linesOf(text: string): string[] {
  return text.trim().split(/\n\s*/)
}

/** The names of the fields of every schema in it, however deep. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties } = value as { properties?: object }
  return [...Object.keys(properties ?? {}), ...Object.values(value).flatMap(namesIn)]
}
