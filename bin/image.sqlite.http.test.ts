import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Lock = { packages: Record<string, { dev?: boolean } | undefined> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
/** The Dockerfile's instructions, each on one line. */
const instructions = readFileSync('Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')

test('the built site imports the packages that the image has, and no others', async () => {
  const entries = await readdir('build', { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.name.endsWith('.js') && !entry.parentPath.startsWith('build/client'))
    .map((entry) => join(entry.parentPath, entry.name))
  const imported = new Set(files.flatMap((file) => importsOf(readFileSync(file, 'utf8'))))

  expect(imported).toContain('sqlite3')
  // Only where one has chosen them.
  const elsewhere = ['pg-hstore', 'pg-native']
  const isOfProduction = (name: string) => packages[`node_modules/${name}`]?.dev === undefined
  expect(
    [...imported].filter((name) => !(`node_modules/${name}` in packages && isOfProduction(name))).sort(),
  ).toEqual(elsewhere)
})

test('what the image is made of is there, and nothing of it is kept from it', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  const copied = instructions
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1))
    .filter((path) => path !== '.')

  expect(copied).toContain('package.json')
  expect(copied.filter((path) => !existsSync(path) || ignored.includes(path))).toEqual([])
})

test('the image and the systemd unit have the memory limits of npm start', () => {
  const [, malloc, flags] = /^exec env (.+?) node (.*) bin\/start\.js$/.exec(scripts.start)!
  const command = JSON.stringify(['node', ...flags!.split(' '), 'build/server.js']).replaceAll(',', ', ')
  const unit = readFileSync('docs/deploy/prepa-lts.service', 'utf8').split('\n')

  expect(instructions).toContain(`CMD ${command}`)
  expect(instructions).toContain(`ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data ${malloc}`)
  expect(unit).toContain(`ExecStart=/usr/bin/node ${flags} build/server.js`)
  expect(unit).toContain(`Environment=NODE_ENV=production ${malloc}`)
})

/** The packages, without what they are asked for. */
function importsOf(code: string): string[] {
  const asked = /\b(?:from|import)"(@?[a-z][\w./-]*)"|(?:import|require)\("(@?[a-z][\w./-]*)"\)/g
  return [...code.matchAll(asked)]
    .map(([, name, called]) => (name ?? called)!)
    .filter((name) => !isBuiltin(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)![0])
}
