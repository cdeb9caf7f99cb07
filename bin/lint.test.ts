import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'

/** Rules of this project: code that breaks each, and a path where it is allowed. */
const RESTRICTIONS: [sentence: string, rule: string, bad: string[], right?: string][] = [
  [
    'no element has a style attribute, but in e-mails',
    'house/no-style-prop',
    ["export const bar = <p style={{ color: 'red' }} />"],
    'emails/layout.tsx',
  ],
  [
    'only islands, Markdown and JSON-LD are written as raw HTML',
    'house/no-raw-html',
    ['export const news = (__html) => <p dangerouslySetInnerHTML={{ __html }} />'],
    'app/islands/island.tsx',
  ],
  [
    'a fold is called a button by every screen reader',
    'house/fold-role',
    ['export const fold = <summary className="fold">Plus</summary>'],
  ],
  [
    'a form is an element, not a component of Remix',
    'house/plain-form',
    ["import { Form, useParams } from '@remix-run/react'; export { Form, useParams }"],
  ],
  [
    'the environment is read in app/start/env.server.ts and by tools',
    'house/no-process-env',
    ['export const port = process.env.PORT', "export { port }; import { env as port } from 'node:process'"],
    'app/start/env.server.ts',
  ],
  [
    'the modules are built in one file, by tools and by tests',
    'house/composition-root',
    [
      "import { createExams } from '../../modules/exams'; createExams()",
      "export * from '../../modules/exams'",
    ],
    'app/start/build-modules.server.ts',
  ],
  [
    'values enter a statement as bound ones, never as replacements',
    'house/no-replacements',
    ["db.sequelize.query('SELECT :at', { replacements: { at: new Date() } })"],
  ],
  [
    'a listener in the application cannot end the process by what it throws',
    'house/safe-listeners',
    ["socket.on('error', () => log.info())", "res.once('close', function () { log.info() })"],
    'db/postgres/listener.ts',
  ],
  [
    'no test is left out or runs alone',
    'house/no-test-left-out',
    ["test.only('one')", "it.skip('one')", "test.runIf(true)('one')", "describe.skip.each([])('one')"],
  ],
]

const PAGE = 'app/routes/page.tsx'

describe('ESLint rejects:', () => {
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId.startsWith('house/'),
    // The code is in no file of the project, so rules with types are off.
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  })
  const reported = async (text: string, filePath: string) => {
    const [result] = await eslint.lintText(text, { filePath })
    return result?.messages.map(({ ruleId, message }) => ruleId ?? message)
  }

  for (const [sentence, rule, bad, right] of RESTRICTIONS) {
    test(sentence, async () => {
      for (const text of bad) {
        expect(await reported(text, PAGE), text).toEqual([rule])
        if (right) expect(await reported(text, right), `${right}: ${text}`).toEqual([])
      }
    })
  }

  test('a test writes the number of a limit instead of importing it', async () => {
    const text = "import { MOST_PHOTOS } from '#modules/ads'"
    expect(await reported(text, 'modules/ads/photos/photos.db.test.ts')).toEqual(['house/literal-limits'])
    expect(await reported(text, PAGE)).toEqual([])
  })

  test('a route imports at most ten things', async () => {
    const text = [...'abcdefghijk'].map((name) => `import { ${name} } from './${name}'`).join('\n')
    expect(await reported(text, 'app/routes/ads/ad.tsx')).toEqual(['house/ten-imports'])
    expect(await reported(text, 'app/routes/ads/ad-form.tsx')).toEqual([])
    expect(await reported(text.replace(/.*\n/, ''), 'app/routes/ads/ad.tsx')).toEqual([])
  })

  test('the types and pure rules of a module may be imported anywhere', async () => {
    const text = "import { EXAMS, type Exams, type createExams } from '../../modules/exams'"
    expect(await reported(text, PAGE)).toEqual([])
  })
})
