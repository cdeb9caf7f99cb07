import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '#test/site'
import { formatQuestions } from '#modules/exams'
import { questions } from '#test/worlds/bank'
import { prepareCommands } from '#test/command'

const ELODIE = ['--username', 'Élodie', '--email', ' Elodie@Example.com']

let commands: Awaited<ReturnType<typeof prepareCommands>>
beforeEach(async () => {
  commands = await prepareCommands({ ADMIN_PASSWORD: PASSWORD, ARGON2_MEMORY: '8' })
})
afterEach(() => commands.cleanUp())

describe('admin:create is refused with one line for each fault:', () => {
  const usage = 'Usage: npm run admin:create -- --username U --email E, with the password in ADMIN_PASSWORD'

  test.each([
    [
      'a name and an address that break the rules',
      ['--username', 'a b', '--email', 'elodie@'],
      {},
      [
        'username: must have 3 to 30 characters, which are letters of one alphabet, digits or _ - .',
        'email: must be an e-mail address',
      ],
    ],
    [
      'a password that breaks the rule',
      ELODIE,
      { ADMIN_PASSWORD: 'court' },
      ['ADMIN_PASSWORD: must have 8 to 200 characters, among them a digit and a special character'],
    ],
    [
      'no password, and no terminal to ask for it',
      ELODIE,
      { ADMIN_PASSWORD: '' },
      ['password: there is no terminal to ask for it; give it in ADMIN_PASSWORD'],
    ],
    ['no e-mail', ['--username', 'elodie'], {}, [usage]],
    ['one thing too many', [...ELODIE, 'admin'], {}, [usage]],
    ['an unknown option', [...ELODIE, '--password', PASSWORD], {}, ["Unknown option '--password'", usage]],
    [
      'a database that cannot be opened',
      ELODIE,
      { DATABASE_URL: 'sqlite:/proc/none/app.sqlite' },
      ['The folder of the SQLite database does not exist: /proc/none'],
    ],
  ])('%s', async (_what, args, env, lines) => {
    expect(await commands.run('admin-create', args, env)).toEqual({ code: 1, lines })
  })
})

test.each([
  ['import', [], ''],
  ['import', ['a.csv', 'b.csv'], ''],
  ['import', ['a.csv', '--dryrun'], "Unknown option '--dryrun'"],
  ['export', [], ''],
])('questions:%s with %j is answered with the usage', async (command, args, fault) => {
  const usage = {
    import: 'Usage: npm run questions:import -- FILE [--dry-run] [--replace]',
    export: 'Usage: npm run questions:export -- FILE, or npm run --silent questions:export -- - > FILE',
  }[command]

  const lines = [fault, usage].filter(Boolean)
  expect(await commands.run(`questions-${command}`, args)).toEqual({ code: 1, lines })
})

describe('by npm,', () => {
  const here = process.cwd()

  test('the options come after the --', async () => {
    expect(await commands.npm(here, 'admin:create', '--', ...ELODIE)).toEqual({
      code: 0,
      lines: ['created the admin Élodie (elodie@example.com)'],
    })
  })

  test('an argument that npm kept is reported', async () => {
    const args = ['--username=elodie', '--email=elodie@example.com']

    expect(await commands.npm(here, 'admin:create', ...args)).toEqual({
      code: 1,
      lines: [
        'npm kept --username --email for itself: put -- before the arguments, as in npm run … -- --username U --email E',
      ],
    })
  })

  test("an address in npm's own settings is not in the way", async () => {
    const { code } = await commands.npm(here, 'admin:create', '--email=npm@example.com', '--', ...ELODIE)

    expect(code).toBe(0)
  })

  test('a file is meant from the folder in which npm was called', async () => {
    const sub = await mkdtemp(join(here, 'build', 'sub-'))
    try {
      await writeFile(join(sub, 'mine.csv'), formatQuestions(questions(1)))

      expect(await commands.npm(sub, 'questions:import', '--', 'mine.csv', '--dry-run')).toEqual({
        code: 0,
        lines: ['Dry run, nothing was written. It would be: added 1, revised 0, unchanged 0, retired 0'],
      })
    } finally {
      await rm(sub, { recursive: true })
    }
  })

  test.each(['--dry-run', '--replace'])(
    '%s without the -- is refused: npm takes the option for its own',
    async (option) => {
      const file = join(commands.folder, 'bank.csv')
      await writeFile(file, formatQuestions(questions(1)))

      const { code, lines } = await commands.npm(here, 'questions:import', file, option)
      expect(code).toBe(1)
      expect(lines.at(-1)).toBe(
        `npm kept ${option} for itself: put -- before the arguments, as in npm run … -- FILE ${option}`,
      )
    },
  )
})
