import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Service = {
  image?: string
  volumes?: string[]
  profiles?: string[]
  depends_on?: object
  environment?: Record<string, string>
  ports?: string[]
  network_mode?: string
  stop_grace_period?: string
}

const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<string, Service>
  volumes: object
}
const all = Object.entries(services)
const settings = settingsOfTheSite()
const unit = readFileSync('docs/deploy/prepa-lts.service', 'utf8').split('\n')
/** The Dockerfile's instructions, each on one line. */
const instructions = readFileSync('Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')

/** Settings that `compose.yaml` does not take from outside. */
const FIXED = [
  'PORT', // Named by the published ports and the health check of the image.
  'HOST', // The image listens on every address.
  'DATA_DIR', // The folder of the volume.
  'DATABASE_URL', // Made from the password of the PostgreSQL service.
  'INIT_CWD', // Set by npm for commands.
]

test('compose hands each setting to the site from the shell or .env', () => {
  const given = Object.entries(services.site!.environment!)
  const handedIn = given.filter(([name, value]) => value.startsWith(`\${${name}:-`)).map(([name]) => name)

  expect([...handedIn, ...FIXED].toSorted()).toEqual(settings.toSorted())
})

test('compose starts the mailbox for trying out, the proxy in production', () => {
  expect(Object.fromEntries(all.map(([name, { profiles }]) => [name, profiles]))).toEqual({
    site: undefined,
    postgres: undefined,
    mail: ['try'],
    caddy: ['production'],
  })
  expect(services.site!.depends_on).toEqual({ postgres: { condition: 'service_healthy' } })
})

test.each([
  ['try', [...settings, 'COMPOSE_PROFILES']],
  ['production', [...settings, 'COMPOSE_PROFILES', 'SITE_ADDRESS', 'POSTGRES_PASSWORD']],
  ['prepa-lts', settings],
])('the example docs/deploy/%s.env names settings that are read', (name, known) => {
  const example = readFileSync(`docs/deploy/${name}.env`, 'utf8')
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, setting]) => setting!)

  expect(named).not.toEqual([])
  expect(named.filter((setting) => !known.includes(setting))).toEqual([])
})

test('compose and systemd give the site the 30 s that its stop may take', () => {
  expect(services.site!.stop_grace_period).toBe('30s')
  expect(unit).toContain('TimeoutStopSec=30')
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
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const [, malloc, flags] = /^exec env (.+?) node (.*) bin\/start\.js$/.exec(scripts.start)!
  const command = JSON.stringify(['node', ...flags!.split(' '), 'build/server.js']).replaceAll(',', ', ')

  expect(instructions).toContain(`CMD ${command}`)
  expect(instructions).toContain(`ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data ${malloc}`)
  expect(unit).toContain(`ExecStart=/usr/bin/node ${flags} build/server.js`)
  expect(unit).toContain(`Environment=NODE_ENV=production ${malloc}`)
})

test('compose pins the version of every image that is not built here', () => {
  const images = all.filter(([name]) => name !== 'site').map(([, { image }]) => image)

  for (const image of images) expect(image).toMatch(/:v?\d[\w.-]*$/)
})

test('compose restarts every service after a failure, and limits its log', () => {
  for (const [, service] of all)
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
    })
})

test('compose gives the site no system rights, and one writable volume', () => {
  expect(services.site).toMatchObject({
    ...{ read_only: true, tmpfs: ['/tmp'], volumes: ['data:/data'] },
    ...{ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
  })
})

test('compose keeps data in named volumes or files that are only read', () => {
  const mounted = all.flatMap(([, service]) => service.volumes ?? [])
  const written = mounted.filter((mount) => !mount.endsWith(':ro'))

  expect(written.map((mount) => mount.split(':')[0])).toEqual(Object.keys(volumes))
})

test('the image runs as a user without rights', () => {
  expect(instructions).toContain('USER nonroot')
})

test('compose opens only the proxy to other machines', () => {
  const onHost = all.filter(([, service]) => service.network_mode === 'host').map(([name]) => name)

  expect(onHost).toEqual(['caddy'])
  for (const port of all.flatMap(([, { ports = [] }]) => ports)) expect(port).toMatch(/^127\.0\.0\.1:/)
  expect(services.postgres!.ports).toBeUndefined()
})

test('compose takes secrets from outside, except the local database password', () => {
  const secrets = all
    .flatMap(([, { environment = {} }]) => Object.entries(environment))
    .filter(([name, value]) => /PASSWORD|SECRET|TOKEN|DATABASE_URL/.test(name) || /:[^/]*@/.test(value))
    .map(([, value]) => value)

  expect(secrets.toSorted()).toEqual([
    '${ADMIN_PASSWORD:-}',
    '${METRICS_TOKEN:-}',
    '${POSTGRES_PASSWORD:-local-only}',
    '${SESSION_SECRET:-}',
    'postgres://prepa:${POSTGRES_PASSWORD:-local-only}@postgres/prepa',
  ])
})

function settingsOfTheSite(): string[] {
  const [, schema = ''] = readFileSync('app/start/env.server.ts', 'utf8').split('const schema = z.object({')
  return [...schema.matchAll(/^ {2}([A-Z\d_]+):/gm)].map(([, name]) => name!)
}
