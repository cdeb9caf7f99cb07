import { describe, expect, test } from 'vitest'
import { parseEnv, withPort } from './env.server'

describe('the environment', () => {
  test('needs nothing to be set', () => {
    const env = parseEnv({})

    expect(env).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      LOG_FORMAT: 'json',
      TRUST_PROXY: false,
    })
    expect(env.APP_URL).toBe('http://localhost:3000')
  })

  test('tells a port that was given from the usual one', () => {
    expect(parseEnv({})).toMatchObject({ PORT: 3000, givenPort: undefined })
    expect(parseEnv({ PORT: '3000' })).toMatchObject({ PORT: 3000, givenPort: 3000 })
  })

  test.each([
    [{}, 'http://localhost:4711'],
    [{ APP_URL: 'https://prepa-lts.example' }, 'https://prepa-lts.example'],
  ])('%j takes the port that the system has chosen, also in the address derived from it', (given, appUrl) => {
    const env = withPort(parseEnv({ PORT: '0', ...given }), 4711)

    expect([env.PORT, env.APP_URL]).toEqual([4711, appUrl])
  })

  test('puts the embedded database into the data folder', () => {
    expect(parseEnv({ DATA_DIR: '/srv/lts' }).DATABASE_URL).toBe('sqlite:/srv/lts/app.sqlite')
  })

  test.each([
    [{}, true],
    [{ DATABASE_URL: 'sqlite:/srv/lts/app.sqlite' }, false],
    [{ DATABASE_URL: 'sqlite:/srv/lts/app.sqlite', DEMO_CONTENT: 'on' }, true],
    [{ DEMO_CONTENT: 'off' }, false],
  ])('%j: a few news and ads to begin with? %j', (given, expected) => {
    expect(parseEnv(given).DEMO_CONTENT).toBe(expected)
  })

  test('reads how many connections a process may have to PostgreSQL', () => {
    expect(parseEnv({ DATABASE_POOL: '12' }).DATABASE_POOL).toBe(12)
  })

  test.each(['0', '1', '101', 'ten', '2.5'])(
    'refuses a pool of %s connections in one line',
    (DATABASE_POOL) => {
      expect(() => parseEnv({ DATABASE_POOL })).toThrow(
        /^DATABASE_POOL: must be a whole number between 2 and 100 \(connections to PostgreSQL\)$/,
      )
    },
  )

  test('keeps only the origin of APP_URL', () => {
    expect(parseEnv({ APP_URL: 'https://prepa-lts.example/fr/' }).APP_URL).toBe('https://prepa-lts.example')
  })

  test('treats an empty value as absent', () => {
    expect(parseEnv({ PORT: '', SESSION_SECRET: ' ' })).toMatchObject({ PORT: 3000 })
  })

  test.each([
    ['Prépa LTS <info@prepa-lts.example>', { name: 'Prépa LTS', address: 'info@prepa-lts.example' }],
    ['"Prépa, LTS" <info@prepa-lts.example>', { name: 'Prépa, LTS', address: 'info@prepa-lts.example' }],
    ['info@prepa-lts.example', { name: '', address: 'info@prepa-lts.example' }],
    [' <root@localhost> ', { name: '', address: 'root@localhost' }],
  ])('reads %j as who sends the mails', (MAIL_FROM, address) => {
    expect(parseEnv({ MAIL_FROM }).MAIL_FROM).toEqual(address)
  })

  test('sends mails from the host of APP_URL when nothing else is said', () => {
    const address = 'no-reply@prepa-lts.example'

    expect(parseEnv({ APP_URL: 'https://prepa-lts.example:8443' }).MAIL_FROM).toEqual({
      name: 'Prépa LTS',
      address,
    })
  })

  test.each([
    'Prépa LTS',
    'info@',
    '@prepa-lts.example',
    'info@prepa-lts.example, autre@prepa-lts.example',
    'Prépa LTS <info>',
    'Prépa LTS info@prepa-lts.example',
    'Prépa LTS\r\nBcc: tous@prepa-lts.example <info@prepa-lts.example>',
  ])('refuses %j as who sends the mails', (MAIL_FROM) => {
    expect(linesOf(() => parseEnv({ MAIL_FROM }))).toEqual([
      'MAIL_FROM: must be an e-mail address, alone or as Name <address>',
    ])
  })

  test('names each fault on a line of its own', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://db',
      APP_URL: 'localhost',
      SESSION_SECRET: 'short',
      TRUST_PROXY: 'yes',
      SMTP_URL: 'mail.example:25',
      SLOW_QUERY_MS: 'half a second',
      METRICS_TOKEN: 'short',
    }

    expect(linesOf(() => parseEnv(wrong))).toEqual([
      'PORT: must be a whole number between 0 and 65535 (a port)',
      'DATABASE_URL: must begin with sqlite: or postgres://',
      'APP_URL: must be an http or https address',
      'SESSION_SECRET: must have at least 32 characters',
      'SLOW_QUERY_MS: must be a whole number between 0 and 60000 (milliseconds)',
      'METRICS_TOKEN: must have at least 32 characters, without spaces and accents',
      'TRUST_PROXY: must be on or off',
      'SMTP_URL: must be an smtp or smtps address',
    ])
  })

  test.each(['a token of 32 signs with blanks in it', 'clé-des-mesures-0123456789abcdefgh'])(
    'refuses %j as METRICS_TOKEN: no header could bring it',
    (METRICS_TOKEN) => {
      expect(linesOf(() => parseEnv({ METRICS_TOKEN }))).toEqual([
        'METRICS_TOKEN: must have at least 32 characters, without spaces and accents',
      ])
    },
  )

  test('takes a first admin by the rules of registration', () => {
    const given = {
      ADMIN_USERNAME: 'Élodie',
      ADMIN_EMAIL: ' Elodie@Example.com',
      ADMIN_PASSWORD: 'Cible-10!',
    }

    expect(parseEnv(given)).toMatchObject({ ...given, ADMIN_EMAIL: 'elodie@example.com' })
  })

  test('names each part of a first admin that breaks a rule', () => {
    expect(
      linesOf(() => parseEnv({ ADMIN_USERNAME: 'a b', ADMIN_EMAIL: 'elodie@', ADMIN_PASSWORD: 'court' })),
    ).toEqual([
      'ADMIN_USERNAME: must have 3 to 30 characters, which are letters of one alphabet, digits or _ - .',
      'ADMIN_EMAIL: must be an e-mail address',
      'ADMIN_PASSWORD: must have 8 to 200 characters, among them a digit and a special character',
    ])
  })

  test('names what a first admin lacks, together with what is wrong', () => {
    expect(linesOf(() => parseEnv({ ADMIN_PASSWORD: 'Cible-10!' }))).toEqual([
      'ADMIN_USERNAME: must be given too, beside ADMIN_PASSWORD',
      'ADMIN_EMAIL: must be given too, beside ADMIN_PASSWORD',
    ])
    expect(
      linesOf(() => parseEnv({ PORT: '-1', ADMIN_USERNAME: 'elodie', ADMIN_PASSWORD: 'court' })),
    ).toEqual([
      'PORT: must be a whole number between 0 and 65535 (a port)',
      'ADMIN_PASSWORD: must have 8 to 200 characters, among them a digit and a special character',
      'ADMIN_EMAIL: must be given too, beside ADMIN_USERNAME and ADMIN_PASSWORD',
    ])
  })

  test('of a command may hold the password alone, by the same rule', () => {
    const command = { firstAdmin: false }

    expect(parseEnv({ ADMIN_PASSWORD: 'Cible-10!' }, command)).toMatchObject({ ADMIN_PASSWORD: 'Cible-10!' })
    expect(linesOf(() => parseEnv({ ADMIN_PASSWORD: 'court' }, command))).toEqual([
      'ADMIN_PASSWORD: must have 8 to 200 characters, among them a digit and a special character',
    ])
  })

  test('closes the categories of ads that it names, and none when it names none', () => {
    const closed = (ADS_RESTRICTED_CATEGORIES?: string) =>
      parseEnv({ ADS_RESTRICTED_CATEGORIES }).ADS_RESTRICTED_CATEGORIES

    expect(closed()).toEqual([])
    expect(closed('')).toEqual([])
    expect(closed(' armes , munitions,')).toEqual(['armes', 'munitions'])
  })

  test.each(['voitures', 'armes,voitures', 'armes;munitions', 'Armes'])(
    'refuses %j as categories of ads',
    (ADS_RESTRICTED_CATEGORIES) => {
      expect(linesOf(() => parseEnv({ ADS_RESTRICTED_CATEGORIES }))).toEqual([
        'ADS_RESTRICTED_CATEGORIES: must name categories of ads, with commas between them: ' +
          'armes, munitions, accessoires, optique, equipement, autres',
      ])
    },
  )

  test.each(['abc', '1e3', '-1', '65536', '3000.5', ' 30 00'])('refuses the port %j', (PORT) => {
    expect(linesOf(() => parseEnv({ PORT }))).toEqual([
      'PORT: must be a whole number between 0 and 65535 (a port)',
    ])
  })
})

function linesOf(work: () => unknown): string[] {
  try {
    work()
  } catch (error) {
    return (error as Error).message.split('\n')
  }
  throw new Error('nothing was refused')
}
