import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Variables that `compose.yaml` does not take from outside. */
const FIXED = [
  'PORT', // The published ports and the image's health check name the default.
  'HOST', // The image listens on every address.
  'DATA_DIR', // It is where the volume is.
  'DATABASE_URL', // It is made of the password of the PostgreSQL beside the site.
  'INIT_CWD', // npm's, for the commands.
]

test('compose hands the site each variable of the environment, from the shell or .env', () => {
  const compose = readFileSync('compose.yaml', 'utf8')
  const [, ofSite = ''] = /^ {2}site:\n[\s\S]*?^ {4}environment:\n((?: {6}.*\n)+)/m.exec(compose) ?? []
  const handedIn = [...ofSite.matchAll(/^ {6}(\w+): \$\{\1:-.*\}$/gm)].map(([, name]) => name!)

  expect([...handedIn, ...FIXED].toSorted()).toEqual(variablesOfTheSchema().toSorted())
})

function variablesOfTheSchema(): string[] {
  const [, schema = ''] = readFileSync('app/start/env.server.ts', 'utf8').split('const schema = z.object({')
  return [...schema.matchAll(/^ {2}([A-Z\d_]+):/gm)].map(([, name]) => name!)
}
