import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { contract } from '#app/calls'
import { describeContract } from './document'

const calls = Object.entries(contract)
const document = describeContract(contract, { url: 'https://prepa-lts.example', version: '1.0.0' })

describe('the contract', () => {
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

/** The fields of every schema in it, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties } = value as { properties?: object }
  return [...Object.keys(properties ?? {}), ...Object.values(value).flatMap(namesIn)]
}
