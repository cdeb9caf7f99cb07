import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { contract } from '#app/calls'
import { describeContract } from './document'

const calls = Object.entries(contract)
const document = describeContract(contract, { url: 'https://prepa-lts.example', version: '1.0.0' })
const text = JSON.stringify(document)

test.each(calls)('%s says what it needs', (name, { unknown, path, body, status }) => {
  if (name.includes('{id}')) expect(unknown, 'a message for an unknown id').toBeDefined()
  const named = [...name.matchAll(/\{(\w+)\}/g)].map(([, part]) => part).filter((part) => part !== 'id')
  expect(Object.keys(path?.shape ?? {}), 'the names in the path').toEqual(named)
  if (/^(GET|DELETE)/.test(name)) expect(body).toBeUndefined()
  if (status === 201) expect(name).toMatch(/^POST/)
})

test('the document is valid OpenAPI 3.1, and refers to nothing that it lacks', async () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(await new Validator().validate(JSON.parse(text) as Record<string, unknown>)).toEqual({ valid: true })

  const components = document.components as Record<string, object>
  const referred = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)]
  expect(referred.filter(([, kind, name]) => !(name! in components[kind!]!))).toEqual([])
})

test('the document names each operation differently', () => {
  const names = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, name]) => name)

  expect(new Set(names).size).toBe(calls.length)
})

test('no answer has a field for a secret', () => {
  const operations = Object.values(document.paths).flatMap((byMethod) => Object.values(byMethod))
  const fields = [operations.map(({ responses }) => responses), document.components.schemas].flatMap(namesIn)

  expect(fields).toContain('username')
  expect(fields.filter((field) => /password|token|hash|secret/i.test(field))).toEqual([])
})

/** The fields of every schema in it, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties } = value as { properties?: object }
  return [...Object.keys(properties ?? {}), ...Object.values(value).flatMap(namesIn)]
}
