import { expect, test } from 'vitest'
import { parseEnv, withPort } from './env.server'

const TOKEN = '0123456789abcdef0123456789abcdef'
const ELODIE = { ADMIN_USERNAME: 'Élodie', ADMIN_EMAIL: 'elodie@example.com', ADMIN_PASSWORD: 'Cible-10!' }

test('the environment needs no setting', () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 3000,
    givenPort: undefined,
    HOST: '127.0.0.1',
    APP_URL: 'http://localhost:3000',
    LOG_LEVEL: 'info',
    LOG_FORMAT: 'json',
    TRUST_PROXY: false,
    DEMO_CONTENT: true,
    MAIL_FROM: { name: 'Prépa LTS', address: 'no-reply@localhost' },
    ADS_RESTRICTED_CATEGORIES: [],
  })
  expect(parseEnv({})).not.toHaveProperty('MAIL_BOUNCES')
})

test.each([
  [{}, 'http://localhost:4711'],
  [{ APP_URL: 'https://prepa-lts.example' }, 'https://prepa-lts.example'],
])('the environment %j takes the port of the system, also in APP_URL', (given, APP_URL) => {
  expect(withPort(parseEnv({ PORT: '0', ...given }), 4711)).toMatchObject({ PORT: 4711, APP_URL })
})

test.each([
  [{ PORT: '3000' }, { PORT: 3000, givenPort: 3000 }],
  [
    { PORT: '', SESSION_SECRET: ' ' },
    { PORT: 3000, givenPort: undefined },
  ],
  [{ DATA_DIR: '/srv/lts' }, { DATABASE_URL: 'sqlite:/srv/lts/app.sqlite' }],
  [{ DATABASE_URL: 'sqlite:/srv/lts/app.sqlite' }, { DEMO_CONTENT: false }],
  [{ DATABASE_URL: 'sqlite:/srv/lts/app.sqlite', DEMO_CONTENT: 'on' }, { DEMO_CONTENT: true }],
  [{ DEMO_CONTENT: 'off' }, { DEMO_CONTENT: false }],
  [{ DATABASE_POOL: '12' }, { DATABASE_POOL: 12 }],
  [{}, { REGISTRATIONS_PER_HOUR: 20, SIGN_IN_FAILURES_PER_ADDRESS: 50 }],
  [{ REGISTRATIONS_PER_HOUR: '60' }, { REGISTRATIONS_PER_HOUR: 60 }],
  [{ MAIL_BOUNCES: ' retours@lts.example' }, { MAIL_BOUNCES: 'retours@lts.example' }],
  [{ APP_URL: 'https://prepa-lts.example/' }, { APP_URL: 'https://prepa-lts.example' }],
  [
    { APP_URL: 'https://prepa-lts.example:8443' },
    { MAIL_FROM: { name: 'Prépa LTS', address: 'no-reply@prepa-lts.example' } },
  ],
  [{ APP_URL: 'https://prepa-lts.example' }, { ADMIN_SECOND_FACTOR: 'required' }],
  [
    { APP_URL: 'https://prepa-lts.example', ADMIN_SECOND_FACTOR: 'optional' },
    { ADMIN_SECOND_FACTOR: 'optional' },
  ],
  [{ APP_URL: 'http://prepa-lts.example' }, { ADMIN_SECOND_FACTOR: 'optional' }],
  [{ ADMIN_SECOND_FACTOR: 'required' }, { ADMIN_SECOND_FACTOR: 'required' }],
  [
    { ADS_RESTRICTED_CATEGORIES: ' armes , munitions,' },
    { ADS_RESTRICTED_CATEGORIES: ['armes', 'munitions'] },
  ],
  [{ ...ELODIE, ADMIN_EMAIL: ' Elodie@Example.com' }, ELODIE],
])('the environment %j is read as %j', (given, expected) => {
  expect(parseEnv(given)).toMatchObject(expected)
})

test.each([
  ['Prépa LTS <info@prepa-lts.example>', { name: 'Prépa LTS', address: 'info@prepa-lts.example' }],
  ['"Prépa, LTS" <info@prepa-lts.example>', { name: 'Prépa, LTS', address: 'info@prepa-lts.example' }],
  ['info@prepa-lts.example', { name: '', address: 'info@prepa-lts.example' }],
  [' <root@localhost> ', { name: '', address: 'root@localhost' }],
])('MAIL_FROM %j is read as a name and an address', (MAIL_FROM, address) => {
  expect(parseEnv({ MAIL_FROM }).MAIL_FROM).toEqual(address)
})

/** Settings with the line that refuses each of these values. */
const REFUSED: [name: string, line: string, values: string[]][] = [
  [
    'PORT',
    'must be a whole number between 0 and 65535 (a port)',
    ['abc', '1e3', '-1', '65536', '3000.5', ' 30 00'],
  ],
  [
    'MAIL_FROM',
    'must be an e-mail address, alone or as Name <address>',
    [
      ...['Prépa LTS', 'info@', '@prepa-lts.example', 'Prépa LTS <info>', 'Prépa LTS info@prepa-lts.example'],
      'info@prepa-lts.example, autre@prepa-lts.example',
      'Prépa LTS\r\nBcc: tous@prepa-lts.example <info@prepa-lts.example>',
    ],
  ],
  [
    'MAIL_BOUNCES',
    'must be an e-mail address',
    ['retours', 'Retours <retours@prepa-lts.example>', 'retours@prepa-lts.example, autre@prepa-lts.example'],
  ],
  // A header can hold no such token.
  [
    'METRICS_TOKEN',
    'must have at least 32 characters, without spaces and accents',
    [` ${TOKEN}`, `é${TOKEN}`],
  ],
  ['ADMIN_SECOND_FACTOR', 'must be required or optional', ['on', 'off', 'Required']],
  [
    'ADS_RESTRICTED_CATEGORIES',
    'must name categories of ads, with commas between them: armes, munitions, accessoires, optique, equipement, autres',
    ['voitures', 'armes,voitures', 'armes;munitions', 'Armes'],
  ],
  [
    'APP_URL',
    'must end after the host and its port: the site is at the root of its host',
    ['https://lts.example/fr', 'https://lts.example/fr/', 'https://lts.example?a', 'https://jo@lts.example'],
  ],
]

test.each(REFUSED)('the setting %s %s', (name, line, values) => {
  for (const value of values) expect(linesOf({ [name]: value })).toEqual([`${name}: ${line}`])
})

test('the environment reports each fault in a line of its own', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://db',
    APP_URL: 'localhost',
    SESSION_SECRET: 'short',
    TRUST_PROXY: 'yes',
    SMTP_URL: 'mail.example:25',
    DATABASE_POOL: '1',
    SLOW_QUERY_MS: 'half a second',
    REGISTRATIONS_PER_HOUR: '0',
    SIGN_IN_FAILURES_PER_ADDRESS: 'many',
    METRICS_TOKEN: 'short',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    ADMIN_USERNAME: 'a b',
    ADMIN_PASSWORD: 'court',
  }

  expect(linesOf(wrong)).toEqual([
    'PORT: must be a whole number between 0 and 65535 (a port)',
    'DATABASE_URL: must begin with sqlite: or postgres://',
    'APP_URL: must be an http or https address',
    'SESSION_SECRET: must have at least 32 characters',
    'DATABASE_POOL: must be a whole number between 2 and 100 (connections to PostgreSQL)',
    'SLOW_QUERY_MS: must be a whole number between 0 and 60000 (milliseconds)',
    'METRICS_TOKEN: must have at least 32 characters, without spaces and accents',
    'OTEL_EXPORTER_OTLP_ENDPOINT: must be an http or https address',
    'TRUST_PROXY: must be on or off',
    'REGISTRATIONS_PER_HOUR: must be a whole number between 1 and 10000 (registrations)',
    'SIGN_IN_FAILURES_PER_ADDRESS: must be a whole number between 1 and 10000 (failures)',
    'SMTP_URL: must be an smtp or smtps address',
    'ADMIN_USERNAME: must have 3 to 30 characters, which are letters of one alphabet, digits or _ - .',
    'ADMIN_PASSWORD: must have 8 to 200 characters, among them a digit and a special character',
    'ADMIN_EMAIL: must be given too, beside ADMIN_USERNAME and ADMIN_PASSWORD',
  ])
})

test('the environment of a command may hold the admin password alone', () => {
  const command = { firstAdmin: false }

  expect(parseEnv({ ADMIN_PASSWORD: 'Cible-10!' }, command)).toMatchObject({ ADMIN_PASSWORD: 'Cible-10!' })
  expect(linesOf({ ADMIN_PASSWORD: 'court' }, command)).toHaveLength(1)
})

function linesOf(...given: Parameters<typeof parseEnv>): string[] {
  try {
    parseEnv(...given)
  } catch (error) {
    return (error as Error).message.split('\n')
  }
  throw new Error('nothing was refused')
}
