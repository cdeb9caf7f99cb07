import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the table of README names and `compose.yaml` does not hand in from outside. */
const LEFT_OUT = [
  'PORT', // The ports that are published, and the image's health check, name the default.
  'HOST', // In a container every address is meant: the image says so.
  'DATA_DIR', // It is where the volume is.
  'DATABASE_URL', // It is made of the password of the PostgreSQL that stands beside.
]

const [, table = ''] = /^## Environment\n([\s\S]*?)^## /m.exec(readFileSync('README.md', 'utf8')) ?? []
const named = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...line.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))

test('compose hands the site each variable that README names, from the shell or .env', () => {
  const compose = readFileSync('compose.yaml', 'utf8')
  const [, ofSite = ''] = /^ {2}site:\n[\s\S]*?^ {4}environment:\n((?: {6}.*\n)+)/m.exec(compose) ?? []
  const handedIn = [...ofSite.matchAll(/^ {6}(\w+): \$\{\1:-.*\}$/gm)].map(([, name]) => name!)

  expect(named).toEqual(expect.arrayContaining(LEFT_OUT))
  expect(handedIn.toSorted()).toEqual(named.filter((name) => !LEFT_OUT.includes(name)).toSorted())
})
