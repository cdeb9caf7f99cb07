import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { contract } from '#app/api'
import { describeContract } from './document'

const calls = Object.entries(contract)
const document = describeContract(contract, { url: 'https://prepa-lts.example', version: '1.0.0' })
const text = JSON.stringify(document)

test.each(calls)('a call of the contract says what it needs: %s', (name, { unknown, path, body, status }) => {
  if (name.includes('{id}')) expect(unknown, 'a message for an unknown id').toBeDefined()
  const named = [...name.matchAll(/\{(\w+)\}/g)].map(([, part]) => part).filter((part) => part !== 'id')
  expect(Object.keys(path?.shape ?? {}), 'the names in the path').toEqual(named)
  if (/^(GET|DELETE)/.test(name)) expect(body).toBeUndefined()
  if (status === 201) expect(name).toMatch(/^POST/)
})

test('the OpenAPI document is valid 3.1, with all that it refers to', async () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(await new Validator().validate(JSON.parse(text) as Record<string, unknown>)).toEqual({ valid: true })

  const components = document.components as Record<string, object>
  const referred = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)]
  expect(referred.filter(([, kind, name]) => !(name! in components[kind!]!))).toEqual([])
})

test('the OpenAPI document names each operation differently', () => {
  const names = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, name]) => name)

  expect(new Set(names).size).toBe(calls.length)
})

test('no call of the contract answers with a field for a secret', () => {
  const operations = Object.values(document.paths).flatMap((byMethod) => Object.values(byMethod))
  const fields = [operations.map(({ responses }) => responses), document.components.schemas].flatMap(namesIn)

  expect(fields).toContain('username')
  const secrets = fields.filter((field) => /password|token|hash|secret/i.test(field))
  // A yes, and no password.
  expect(secrets).toEqual(['passwordNeeded'])
})

/** The fields of a schema, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties } = value as { properties?: object }
  return [...Object.keys(properties ?? {}), ...Object.values(value).flatMap(namesIn)]
}
