import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { camille, openTestSite } from '#test/site'
import { openDatabase } from '#db/database'
import shipped from '#db/seeds/questions.json'
import { createExams, formatQuestions } from '#modules/exams'
import { question, questions } from '#test/worlds/bank'
import { createWorld } from '#test/worlds/identity'
import { type Ended, prepareCommands } from '#test/command'

let commands: Awaited<ReturnType<typeof prepareCommands>>
let folder: string
let bank: string
beforeEach(async () => {
  commands = await prepareCommands()
  folder = commands.folder
  bank = join(folder, 'bank.csv')
})
afterEach(() => commands.cleanUp())

describe('an import', () => {
  test('of 2 000 lines adds them to the shipped bank, and again changes nothing', async () => {
    await writeFile(bank, formatQuestions(questions(2000)))

    expect(await succeed('import', bank)).toEqual(['added 2000, revised 0, unchanged 0, retired 0'])
    expect(await succeed('import', bank)).toEqual(['added 0, revised 0, unchanged 2000, retired 0'])
    expect(await activeQuestions()).toHaveLength(shipped.length + 2000)
  })

  test('of 2 000 lines with bad ones tells each and writes nothing', async () => {
    const bad = questions(2000)
    bad[4] = { ...bad[4]!, question: 'Sur\n\ntrois lignes', optionB: ' ' }
    bad[1999] = { ...question(1000), correctAnswer: 'D' as 'A' }
    await writeFile(bank, `${formatQuestions(bad)}trop,court\n`)
    const before = await activeQuestions()

    expect(await fail('import', bank, '--replace')).toEqual([
      'Line 6: optionB is empty',
      "Line 2003: correctAnswer is 'D': write A, B or C; question is the same as in line 1003: 'Question d'exercice 1000 ?'",
      'Line 2004: has 2 cells, and the header 8',
      'Nothing was written: 3 bad lines',
    ])
    expect(await activeQuestions()).toEqual(before)
  })

  test('of a text that is no bank tells a thousand bad lines, and that it read no further', async () => {
    await writeFile(bank, `${formatQuestions([])}${'a\n'.repeat(1200)}`)

    expect((await fail('import', bank)).slice(-2)).toEqual([
      'Line 1001: has 1 cells, and the header 8',
      'Nothing was written: at least 1000 bad lines; what follows them was not read',
    ])
  })

  test('on trial tells what it would do, and writes nothing', async () => {
    await succeed('import', await bankOf(questions(2)), '--replace')
    const file = await bankOf([question(1), question(3)])

    expect(await succeed('import', file, '--dry-run', '--replace')).toEqual([
      'Dry run, nothing was written. It would be: added 1, revised 0, unchanged 1, retired 1',
    ])
    expect(await activeQuestions()).toEqual(questions(2))
  })

  test('replaces the bank on demand', async () => {
    expect(await succeed('import', await bankOf(questions(2)), '--replace')).toEqual([
      `added 2, revised 0, unchanged 0, retired ${shipped.length}`,
    ])
    expect(await activeQuestions()).toEqual(questions(2))
  })

  test('takes semicolons, a byte order mark, CRLF and the needed columns only', async () => {
    const text = 'question;optionA;optionB;optionC;correctAnswer\r\nOù ?;Ici, là;"b;";c;B\r\n'
    await writeFile(bank, `\uFEFF${text}`)

    await succeed('import', bank, '--replace')

    const [read] = await activeQuestions()
    expect(read).toMatchObject({ question: 'Où ?', optionA: 'Ici, là', optionB: 'b;', theme: null })
  })

  test(
    'beside a running server shows in its next exam, and holds nobody up',
    { timeout: 60_000 },
    async () => {
      const site = await openTestSite()
      try {
        const file = await bankOf(questions(2000))
        const [imported, browser] = await Promise.all([
          run('import', [file, '--replace'], { DATABASE_URL: site.databaseUrl }),
          site.member(camille),
        ])
        const page = await browser.follow(await browser.get('/quiz'))

        expect(imported).toEqual({
          code: 0,
          lines: [`added 2000, revised 0, unchanged 0, retired ${shipped.length}`],
        })
        expect(await page.text()).toMatch(/Fausse \d+a/)
      } finally {
        await site.close()
      }
    },
  )
})

describe('an import ends with one clear line and exit code 1', () => {
  test('for a file in Windows-1252', async () => {
    await writeFile(bank, Buffer.from(formatQuestions([question(1, { theme: 'sécurité' })]), 'latin1'))

    expect(await fail('import', bank)).toEqual([`${bank} is not encoded in UTF-8: save it as UTF-8`])
  })

  test('for a file of a header only, which would empty the bank', async () => {
    expect(await fail('import', await bankOf([]), '--replace')).toEqual(['The file holds no question'])
  })

  test('for a file that is far too long', async () => {
    expect(await fail('import', await bankOf(questions(10_001)))).toEqual([
      'The file has more than 10000 lines',
    ])
  })

  test('for a wrong database', async () => {
    const file = await bankOf(questions(1))
    const command = run('import', [file], { DATABASE_URL: 'sqlite:/proc/none/app.sqlite' })

    expect(await command).toEqual({
      code: 1,
      lines: ['The folder of the SQLite database does not exist: /proc/none'],
    })
  })
})

describe('an export', () => {
  test('then an import is a fixed point', async () => {
    expect(await succeed('export', bank)).toEqual([`exported ${shipped.length} to ${bank}`])
    const exported = await readFile(bank, 'utf8')

    expect(await succeed('import', bank, '--replace')).toEqual([
      `added 0, revised 0, unchanged ${shipped.length}, retired 0`,
    ])
    await succeed('export', bank)
    expect(await readFile(bank, 'utf8')).toBe(exported)
  })

  test('of another database gives the same file', async () => {
    const hard = [
      question(1, { optionA: '=1+1', question: 'Un ; "deux" ?\nTrois, @a', source: null }),
      question(2),
    ]
    await succeed('import', await bankOf(hard), '--replace')

    await succeed('export', bank)

    expect(await readFile(bank, 'utf8')).toBe(formatQuestions(hard))
  })

  test('goes to standard output for -', async () => {
    await succeed('import', await bankOf(questions(2)), '--replace')

    const { lines } = await run('export', ['-'])

    expect(`${lines.join('\n')}\n`).toBe(formatQuestions(questions(2)))
  })

  test('that cannot be written says so in one line', async () => {
    const nowhere = join(folder, 'none', 'bank.csv')

    expect(await fail('export', nowhere)).toEqual([`${nowhere}: there is no such file or folder`])
  })
})

async function bankOf(held: ReturnType<typeof questions>): Promise<string> {
  const file = join(folder, `${held.length}.csv`)
  await writeFile(file, formatQuestions(held))
  return file
}

async function activeQuestions() {
  await succeed('export', join(folder, 'opened.csv'))
  const db = await openDatabase(commands.databaseUrl)
  return createExams({ db, ...createWorld(db) })
    .listForExport()
    .finally(() => db.close())
}

type Command = 'import' | 'export'

async function succeed(command: Command, ...args: string[]): Promise<string[]> {
  const { code, lines } = await run(command, args)
  expect({ code, lines }).toEqual({ code: 0, lines })
  return lines
}

async function fail(command: Command, ...args: string[]): Promise<string[]> {
  const { code, lines } = await run(command, args)
  expect({ code, lines }).toEqual({ code: 1, lines })
  return lines
}

function run(command: Command, args: string[], env?: Record<string, string>): Promise<Ended> {
  return commands.run(`questions-${command}`, args, env)
}
