import { existsSync } from 'node:fs'
import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, describe, expect, test } from 'vitest'
import architecture from '../.dependency-cruiser.js'
import { openFolder } from '#test/harness/worker'

const TREE = ['app', 'bin', 'db', 'e2e', 'emails', 'modules', 'server.ts']

test('the imports of the tree keep every rule', async () => {
  const found = await violations(process.cwd())
  expect(found.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)).toEqual([])
})

/** For each rule an import that breaks it. */
const BAD: Record<string, [from: string, to: string, isOfType?: 'type']> = {
  'module-door': ['app/routes/page.ts', '#modules/exams/attempts/store', 'type'],
  'page-schemas': ['app/routes/exams/quiz.tsx', '#modules/exams/index'],
  'module-types': ['modules/exams/index.ts', '#modules/identity/index'],
  'module-index': ['modules/exams/trial.ts', '#modules/identity/user', 'type'],
  'fsrs-alone': ['modules/exams/trial.ts', 'ts-fsrs'],
  'module-order-1': ['modules/identity/user.ts', '#modules/exams/index', 'type'],
  'module-order-2': ['modules/ads/rules.ts', '#modules/admin/index', 'type'],
  'module-order-3': ['modules/admin/index.ts', '#modules/stranger/index', 'type'],
  'no-circle': ['app/one.ts', '#app/one', 'type'],
  'kernel-alone': ['modules/kernel/page.ts', 'date-fns'],
  'modules-alone': ['modules/ads/rules.ts', '#app/paths'],
  'tables-in-data': ['modules/exams/attempts/answering.ts', '#db/constraints'],
  'database-handed-in': ['modules/exams/index.ts', '#db/database'],
  'db-alone': ['db/settings.ts', '#modules/exams/index', 'type'],
  'emails-door': ['app/start/modules.server.ts', '#emails/smtp'],
  'emails-alone': ['emails/index.ts', '#app/start/env.server', 'type'],
  'emails-types': ['emails/index.ts', '#modules/identity/index'],
  'emails-below-admin': ['emails/failed-store.ts', '#modules/admin/index', 'type'],
  'emails-late': ['emails/index.ts', '#emails/render'],
  'sequelize-in-data': ['modules/exams/attempts/attempts.ts', 'sequelize', 'type'],
  'express-in-server': ['app/http/body.ts', 'express', 'type'],
  'remix-in-app': ['modules/identity/user.ts', 'remix-auth'],
  'server-alone': ['app/server/app.ts', '#app/routes'],
  'api-alone': ['app/api/users.ts', '#app/routes/admin/acts', 'type'],
  'routes-on-top': ['app/http/form.server.ts', '#app/api/call', 'type'],
  'panel-apart': ['app/routes/ads/ad.tsx', '#app/routes/admin/panel.server'],
  'server-on-top': ['app/start/log.ts', '#app/server/page', 'type'],
  'ui-alone': ['app/ui/field.tsx', '#app/http/form'],
  'app-indexes': ['app/routes/ads/ad.tsx', '#app/ui/layout/layout', 'type'],
  'browser-code': ['app/islands/exam-runner.tsx', '#app/http/session.server'],
  'no-test-code': ['bin/backup.ts', '#test/server'],
  'no-development-package': ['bin/backup.ts', 'vitest'],
  'no-build-package': ['bin/backup.ts', 'esbuild'],
  'declared-packages': ['app/misspelt.ts', 'zodd'],
}

describe('dependency-cruiser rejects:', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await openFolder()
    await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  })

  for (const { name, comment } of architecture.forbidden) {
    test(comment, async () => {
      const [from, to, ofType = ''] = BAD[name]!
      const tree = join(folder, name)
      if (to.startsWith('#')) await write(join(tree, `${to.slice(1)}.ts`), '')
      await write(join(tree, from), `import ${ofType} { one } from '${to}'`)
      await copyFile('package.json', join(tree, 'package.json'))

      const found = await violations(tree)
      expect(found.map((one) => [one.rule, one.from])).toEqual([[name, from]])
    })
  }
})

async function write(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

async function violations(baseDir: string) {
  const parts = TREE.filter((part) => existsSync(join(baseDir, part)))
  const { options, forbidden } = architecture
  const { output } = await cruise(parts, { ...options, baseDir, validate: true, ruleSet: { forbidden } })
  return (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved, rules = [] }) =>
      rules.map(({ name }) => ({ rule: name, from: source, to: resolved })),
    ),
  )
}
