import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Service = {
  build?: string
  image?: string
  depends_on?: Record<string, { condition: string }>
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  healthcheck?: { test: string[] }
  [setting: string]: unknown
}

const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<'site' | 'postgres' | 'mail', Service>
  volumes: Record<string, unknown>
}
const { site, postgres } = services
const all = Object.values(services)

/** Variables that `compose.yaml` does not take from outside. */
const FIXED = [
  'PORT', // The published ports and the image's health check name the default.
  'HOST', // The image listens on every address.
  'DATA_DIR', // It is where the volume is.
  'DATABASE_URL', // It is made of the password of the PostgreSQL beside the site.
  'INIT_CWD', // npm's, for the commands.
]

test('it hands the site each variable of the environment, from the shell or .env', () => {
  const given = Object.entries(site.environment!)
  const handedIn = given.filter(([name, value]) => value.startsWith(`\${${name}:-`)).map(([name]) => name)

  expect([...handedIn, ...FIXED].toSorted()).toEqual(variablesOfTheSchema().toSorted())
})

test('the site is built from here, and the others are images of a version', () => {
  expect([site.build, site.image]).toEqual(['.', undefined])
  for (const { image } of [postgres, services.mail]) expect(image).toMatch(/:v?\d[\w.-]*$/)
})

test('the site starts once PostgreSQL is healthy', () => {
  expect(site.depends_on?.postgres).toEqual({ condition: 'service_healthy' })
  expect(postgres.healthcheck?.test).toEqual([
    'CMD-SHELL',
    `pg_isready --username ${postgres.environment!.POSTGRES_USER} --dbname ${postgres.environment!.POSTGRES_DB}`,
  ])
})

test('the health of the site is that of its image, which nothing here replaces', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^HEALTHCHECK .*\n.*\/healthz/m)
  expect(site.healthcheck).toBeUndefined()
})

test('the site writes to its volume and to memory alone, with no rights of the system', () => {
  expect(site).toMatchObject({
    ...{ read_only: true, tmpfs: ['/tmp'], volumes: ['data:/data'] },
    ...{ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
  })
})

test('data and database are in volumes that outlast the containers', () => {
  const mounted = all.flatMap((service) => service.volumes ?? [])

  expect(mounted).toEqual(['data:/data', 'database:/var/lib/postgresql/data'])
  expect(Object.keys(volumes)).toEqual(mounted.map((mount) => mount.split(':')[0]))
})

test('each service comes back after a failure, and the site has the time it needs to stop', () => {
  expect(all.map(({ restart }) => restart)).toEqual(all.map(() => 'unless-stopped'))
  expect(site.stop_grace_period).toBe('30s')
})

test('nothing can be reached from another machine', () => {
  for (const port of all.flatMap(({ ports = [] }) => ports)) expect(port).toMatch(/^127\.0\.0\.1:/)
  expect(postgres.ports).toBeUndefined()
})

test('it has no secret: each is taken from outside, but for the password that says it is for this machine', () => {
  const secrets = all
    .flatMap(({ environment = {} }) => Object.entries(environment))
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

function variablesOfTheSchema(): string[] {
  const [, schema = ''] = readFileSync('app/start/env.server.ts', 'utf8').split('const schema = z.object({')
  return [...schema.matchAll(/^ {2}([A-Z\d_]+):/gm)].map(([, name]) => name!)
}
