import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string }
  scripts: { start: string }
}
const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: boolean } | undefined>
}
/** Its instructions, each on one line. */
const instructions = readFileSync('Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
const lastStage = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))
const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

test('what the built site imports are the packages of production, which are all that the image has', async () => {
  const entries = await readdir('build', { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.name.endsWith('.js') && !entry.parentPath.startsWith('build/client'))
    .map((entry) => join(entry.parentPath, entry.name))
  const packages = new Set(files.flatMap((file) => importsOf(readFileSync(file, 'utf8'))))

  expect(packages).toContain('sqlite3')
  // The first two only where one has chosen them, the last by `npm run dev`.
  const elsewhere = ['pg-hstore', 'pg-native', 'vite']
  expect([...packages].filter((name) => !isOfProduction(name)).sort()).toEqual(elsewhere)
})

test('what the image is made of is there, and nothing of it is kept from it', () => {
  const copied = instructions
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1))
    .filter((path) => path !== '.')

  expect(copied).toContain('package.json')
  expect(copied.filter((path) => !existsSync(path) || ignored.includes(path))).toEqual([])
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env*', 'data', 'node_modules', 'build']))
})

test('it runs a Node that the site takes', () => {
  const [, image] = /^FROM node:(\d+)/.exec(instructions[0]!) ?? []
  const [, atLeast] = /^>=(\d+)/.exec(engines.node) ?? []

  expect(Number(image)).toBeGreaterThanOrEqual(Number(atLeast))
})

test('as a user without rights, on every address, with its data in the volume, and itself as process 1', () => {
  expect(lastStage.filter((line) => /^(USER|VOLUME|CMD|ENV) /.test(line))).toEqual([
    expect.stringMatching(/^ENV NODE_ENV=production HOST=0\.0\.0\.0 DATA_DIR=\/data /),
    'USER node',
    'VOLUME /data',
    expect.stringMatching(/^CMD \["node", .*"build\/server\.js"\]$/),
  ])
})

test('its limits of memory are those of npm start', () => {
  const [, malloc, flags] = /^exec env (\S+) node (.*) bin\/start\.js$/.exec(scripts.start) ?? []

  expect(lastStage.find((line) => line.startsWith('ENV '))).toMatch(new RegExp(` ${malloc}$`))
  const [, command = ''] = /^CMD (.*)$/.exec(lastStage.at(-1)!) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...flags!.split(' '), 'build/server.js'])
})

test('its health check is a program that asks the site', () => {
  const check = lastStage.find((line) => line.startsWith('HEALTHCHECK '))
  const [, command = ''] = /CMD (\[.*\])$/.exec(check ?? '') ?? []

  expect(JSON.parse(command)).toEqual(['node', '-e', expect.stringContaining('/healthz')])
})

function isOfProduction(name: string): boolean {
  const found = locked.packages[`node_modules/${name}`]
  return found !== undefined && !found.dev
}

/** The packages, without what they are asked for. */
function importsOf(code: string): string[] {
  const asked = /\b(?:from|import)"(@?[a-z][\w./-]*)"|(?:import|require)\("(@?[a-z][\w./-]*)"\)/g
  const imports = [...code.matchAll(asked)]
  return imports
    .map(([, name, called]) => (name ?? called)!)
    .filter((name) => !isBuiltin(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
}
