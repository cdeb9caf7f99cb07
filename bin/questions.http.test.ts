import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { camille } from '#test/people'
import { openOwnSite } from '#test/harness/site'
import shipped from '#db/seeds/questions.json'
import { formatQuestions } from '#modules/exams'
import { question, questions } from '#test/things/question'
import { done, failed, prepareCommands } from '#test/harness/command'
import { openPage } from '#test/harness/page'

const USAGE = {
  import: 'Usage: npm run questions:import -- FILE [--dry-run] [--replace]',
  export: 'Usage: npm run questions:export -- FILE, or npm run --silent questions:export -- - > FILE',
  audit: 'Usage: npm run questions:audit -- FILE, a .csv as questions:export writes it, or a .json array',
}

let commands: Awaited<ReturnType<typeof prepareCommands>>
let bank: string
beforeEach(async () => {
  commands = await prepareCommands({}, 'site')
  bank = join(commands.folder, 'bank.csv')
})
afterEach(() => commands.cleanUp())

describe('an import', () => {
  test('of 2 000 lines adds them to the shipped bank; again changes nothing', async () => {
    await writeFile(bank, formatQuestions(questions(2000)))

    expect(await succeed('import', bank)).toEqual(['added 2000, revised 0, unchanged 0, retired 0'])
    expect(await succeed('import', bank)).toEqual(['added 0, revised 0, unchanged 2000, retired 0'])
    expect((await exported()).split('\n')).toHaveLength(1 + shipped.length + 2000 + 1)
  })

  test('of 2 000 lines with bad ones names each and writes nothing', async () => {
    const bad = questions(2000)
    bad[4] = { ...bad[4]!, question: 'Sur\n\ntrois lignes', optionB: ' ' }
    bad[1999] = { ...question(1000), correctAnswer: 'D' as 'A', lesson: 'stockage#rien' }
    await writeFile(bank, `${formatQuestions(bad)}trop;court\n`)
    const before = await exported()

    expect(await fail('import', bank, '--replace')).toEqual([
      'Line 6: optionB is empty',
      "Line 2003: correctAnswer is 'D': write A, B or C",
      "Line 2003: lesson is 'stockage#rien', which the site does not have",
      "Line 2003: question is the same as in line 1003: 'Question d'exercice 1000 ?'",
      'Line 2004: has 2 cells, and the header 20',
      'Nothing was written: 3 bad lines',
    ])
    expect(await exported()).toEqual(before)
  })

  test('on trial says what it would do, writes nothing; without, it replaces', async () => {
    const summary = `added 2, revised 0, unchanged 0, retired ${shipped.length}`
    await writeFile(bank, formatQuestions(questions(2)))
    const before = await exported()

    expect(await succeed('import', bank, '--dry-run', '--replace')).toEqual([
      `Dry run, nothing was written. It would be: ${summary}`,
    ])
    expect(await exported()).toBe(before)
    expect(await succeed('import', bank, '--replace')).toEqual([summary])
    expect(await exported()).toBe(formatQuestions(questions(2)))
  })

  test('beside a running server shows in its next exam, and holds nobody up', async () => {
    const site = await openOwnSite()
    onTestFinished(site.close)
    await writeFile(bank, formatQuestions(questions(2000)))
    const [imported, browser] = await Promise.all([
      commands.run('questions-import', [bank, '--replace'], { DATABASE_URL: site.databaseUrl }),
      site.member(camille),
    ])
    const page = await browser.follow(await browser.get('/quiz'))

    expect(imported.lines).toEqual([`added 2000, revised 0, unchanged 0, retired ${shipped.length}`])
    expect((await openPage(page)).words).toMatch(/Fausse \d+a/)
  }, 60_000)
})

test('an export to a file says where, and holds what standard output does', async () => {
  expect(await succeed('export', bank)).toEqual([`exported ${shipped.length} to ${bank}`])
  expect(await readFile(bank, 'utf8')).toBe(await exported())
})

describe('an audit', () => {
  const good = question(1, { group: null, lesson: 'transport', source: 'Règle : canon vers les cibles' })

  test('of a bank as CSV or JSON prints figures, then what breaks a rule', async () => {
    const json = join(commands.folder, 'bank.json')
    const bank2 = [good, question(2, { source: 'Règle' })]
    await writeFile(bank, formatQuestions(bank2))
    await writeFile(json, JSON.stringify(bank2))

    const lines = await fail('audit', bank)
    expect(lines.slice(0, 2)).toEqual(['2 questions', 'the key is A: 0 of 2, 0.0 % (28 to 39 %)'])
    const label = lines.indexOf('a bare label in place of a source')
    expect(lines[label + 1]).toBe("  2. Question d'exercice 2 ?")
    expect(lines.at(-1)).toMatch(/^The bank breaks \d rules$/)
    expect(await fail('audit', json)).toEqual(lines)
  })

  test.each([
    ['no JSON', '[{', /^The file is not JSON: /],
    ['no array', '{}', /^The file is not a JSON array$/],
    ['a bad item', JSON.stringify([good, { ...good, optionB: '' }]), /^Item 2: optionB \(L'option B est/],
  ])('of a .json file with %s is refused', async (_what, text, line) => {
    const json = join(commands.folder, 'bank.json')
    await writeFile(json, text)

    expect((await fail('audit', json))[0]).toMatch(line)
  })
})

describe('the command line', () => {
  test.each<[Command, string[], string[]]>([
    ['import', ['a.csv', 'b.csv'], [USAGE.import]],
    ['import', ['a.csv', '--dryrun'], ["Unknown option '--dryrun'", USAGE.import]],
    ['export', [], [USAGE.export]],
    ['audit', [], [USAGE.audit]],
  ])('questions:%s with %j is answered with the usage', async (command, args, lines) => {
    expect(await fail(command, ...args)).toEqual(lines)
  })

  test('means a file from the folder in which npm was called', async () => {
    const sub = await mkdtemp(join(process.cwd(), 'build', 'sub-'))
    onTestFinished(() => rm(sub, { recursive: true }))
    await writeFile(join(sub, 'mine.csv'), formatQuestions(questions(1)))

    expect(await commands.npm(sub, 'questions:import', '--', 'mine.csv', '--dry-run')).toEqual(
      done('Dry run, nothing was written. It would be: added 1, revised 0, unchanged 0, retired 0'),
    )
  })

  test('needs the -- before an option, which npm would keep', async () => {
    const option = '--replace'
    const { code, lines } = await commands.npm(process.cwd(), 'questions:import', bank, option)

    expect(code).toBe(1)
    expect(lines.at(-1)).toBe(
      `npm kept ${option} for itself: put -- before the arguments, as in npm run … -- FILE ${option}`,
    )
  })
})

type Command = 'import' | 'export' | 'audit'

/** The active bank as a file, on standard output. */
async function exported(): Promise<string> {
  return `${(await succeed('export', '-')).join('\n')}\n`
}

async function succeed(command: Command, ...args: string[]): Promise<string[]> {
  const ended = await commands.run(`questions-${command}`, args)
  expect(ended).toEqual(done(...ended.lines))
  return ended.lines
}

async function fail(command: Command, ...args: string[]): Promise<string[]> {
  const ended = await commands.run(`questions-${command}`, args)
  expect(ended).toEqual(failed(...ended.lines))
  return ended.lines
}
