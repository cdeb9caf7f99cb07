import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Package = Record<'dependencies' | 'devDependencies', Record<string, string>>

const direct = readJson('package.json') as Package
const [, production = '', development = ''] = readFileSync('docs/dependencies.md', 'utf8').split(
  /^## (?:In production|To develop.*)$/m,
)

describe.each([
  ['of production', production, direct.dependencies],
  ['of development', development, direct.devDependencies],
])('the document', (kind, text, dependencies) => {
  const rows = [...text.matchAll(/^\| `([^`]+)` *\| (.+?) *\| ([\w.-]+) *\|$/gm)].map(
    ([, name = '', why = '', licence]) => ({ name, why, licence }),
  )

  test(`names the direct dependencies ${kind}, and no other`, () => {
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(dependencies).toSorted())
  })

  test(`tells the licences ${kind} as the packages do`, () => {
    const licences = rows.map(({ name, licence }) => ({ name, licence }))
    expect(licences).toEqual(
      rows.map(({ name }) => ({ name, licence: (readJson(manifest(name)) as { license: string }).license })),
    )
  })
})

function manifest(name: string): string {
  return `node_modules/${name}/package.json`
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
