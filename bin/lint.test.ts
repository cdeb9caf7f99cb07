import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'

/** The restrictions of this project's own: texts that break them, and the places where the same is right. */
const RESTRICTIONS: {
  sentence: string
  rule: string
  bad: string[]
  right: string[]
}[] = [
  {
    sentence: 'no element has a style attribute, but in e-mails',
    rule: 'house/no-style-prop',
    bad: [
      "export const bar = <p style={{ color: 'red' }} />",
      "import { createElement } from 'react'; export const bar = createElement('p', { style: {} })",
    ],
    right: ['emails/layout.tsx'],
  },
  {
    sentence: 'only islands, kept parts and Markdown are written as raw HTML',
    rule: 'house/no-raw-html',
    bad: [
      'export const news = (__html) => <p dangerouslySetInnerHTML={{ __html }} />',
      'export const news = (__html) => ({ dangerouslySetInnerHTML: { __html } })',
    ],
    right: ['app/islands/island.tsx', 'app/ui/kept-part.tsx', 'app/ui/content/markdown.tsx'],
  },
  {
    sentence: 'the environment is read in app/start/env.server.ts and by tools',
    rule: 'house/no-process-env',
    bad: [
      'export const port = process.env.PORT',
      "export const port = process['env'].PORT",
      'export const port = globalThis.process.env.PORT',
      'export const { env } = process',
      "export { port }; import { env as port } from 'node:process'",
    ],
    right: ['app/start/env.server.ts', 'test/site.ts', 'bin/backup.ts', 'test/server.ts'],
  },
  {
    sentence: 'modules are built in app/start/modules.server.ts, by tools and by tests',
    rule: 'house/composition-root',
    bad: [
      "import { createExams } from '../../modules/exams'; createExams()",
      "import { createExams as exams } from '../../modules/exams/index'; exams()",
      "import * as exams from '../../modules/exams'; exams.createExams()",
      "export { createExams } from '../../modules/exams'",
      "export * from '../../modules/exams'",
      "export const exams = await import('../../modules/exams')",
    ],
    right: ['app/start/modules.server.ts', 'app/quiz.http.test.ts', 'test/site.ts', 'bin/admin.ts'],
  },
  {
    sentence: 'values enter a statement as bound ones, never as replacements',
    rule: 'house/no-replacements',
    bad: [
      "db.sequelize.query('SELECT :at', { replacements: { at: new Date() } })",
      "const replacements = {}; db.sequelize.query('SELECT :at', { replacements })",
      "db.sequelize.query('SELECT ?', { 'replacements': [1] })",
    ],
    right: [],
  },
  {
    sentence: 'no test is left out or runs alone',
    rule: 'house/no-test-left-out',
    bad: [
      "test.only('one')",
      "it.skip('one')",
      "test.runIf(true)('one')",
      "describe.skip.each([])('one')",
      "test.describe.only('one')",
    ],
    right: [],
  },
]

const PAGE = 'app/routes/page.tsx'

describe('is seen to fail:', () => {
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId.startsWith('house/'),
    // The texts are in no file that TypeScript could know the types of.
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  })
  const reported = async (text: string, filePath: string) => {
    const [result] = await eslint.lintText(text, { filePath })
    return result?.messages.map(({ ruleId, message }) => ruleId ?? message)
  }

  for (const { sentence, rule, bad, right } of RESTRICTIONS) {
    test(sentence, { timeout: 15_000 }, async () => {
      for (const text of bad) {
        expect(await reported(text, PAGE), text).toEqual([rule])
        for (const path of right) expect(await reported(text, path), `${path}: ${text}`).toEqual([])
      }
    })
  }

  test("a module's types and pure rules may be imported anywhere", async () => {
    const text = "import { EXAMS, type Exams, type createExams } from '../../modules/exams'"
    expect(await reported(text, PAGE)).toEqual([])
  })
})
