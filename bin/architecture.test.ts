import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import architecture from '../.dependency-cruiser.js'

const TREE = ['app', 'bin', 'db', 'e2e', 'emails', 'modules', 'server.ts']

test('the tree keeps every rule', { timeout: 30_000 }, async () => {
  const found = await violations(process.cwd())
  expect(found.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)).toEqual([])
})

/** For each rule a tree in which a file breaks it; an empty file is only there to be imported. */
const BAD_TREES: Record<string, Record<string, string>> = {
  'module-door': {
    'app/routes/page.ts': "import type { Exams } from '../../modules/exams/contract'",
    'modules/exams/contract.ts': '',
  },
  'page-schemas': {
    'app/routes/exams/quiz.tsx': "import { EXAMS, type Exams } from '#modules/exams'",
    'modules/exams/index.ts': '',
  },
  'module-types': {
    'modules/exams/index.ts': "import { createIdentity, type Identity } from '../identity'",
    'modules/identity/index.ts': '',
  },
  'module-index': {
    'modules/exams/contract.ts': "import type { User } from '../identity/contract'",
    'modules/identity/contract.ts': '',
  },
  'module-order-1': {
    'modules/identity/contract.ts': "import type { Exams } from '../exams'",
    'modules/exams/index.ts': '',
  },
  'module-order-2': {
    'modules/ads/contract.ts': "import type { Admin } from '../admin'",
    'modules/admin/index.ts': '',
  },
  'module-order-3': {
    'modules/admin/contract.ts': "import type { Stranger } from '../stranger'",
    'modules/stranger/index.ts': '',
  },
  'no-circle': {
    'app/one.ts': "import './two'",
    'app/two.ts': "import type { One } from './one'",
  },
  'kernel-alone': { 'modules/kernel/page.ts': "import { format } from 'date-fns'" },
  'domain-alone': {
    'modules/exams/domain/time.ts': "import type { Letter } from '../contract'",
    'modules/exams/contract.ts': '',
  },
  'modules-alone': {
    'modules/ads/contract.ts': "import { paths } from '#app/paths'",
    'app/paths.ts': '',
  },
  'tables-in-data': {
    'modules/exams/use-cases/answer.ts': "import { uniqueViolation } from '#db/constraints'",
    'db/constraints.ts': '',
  },
  'database-handed-in': {
    'modules/exams/index.ts': "import { openDatabase, type Database } from '../../db/database'",
    'db/database.ts': '',
  },
  'db-alone': {
    'db/settings.ts': "import type { Exams } from '../modules/exams'",
    'modules/exams/index.ts': '',
  },
  'emails-door': {
    'app/start/modules.server.ts': "import { openSmtp } from '../../emails/smtp'",
    'emails/smtp.ts': '',
  },
  'emails-alone': {
    'emails/index.ts': "import type { Env } from '../app/start/env.server'",
    'app/start/env.server.ts': '',
  },
  'emails-types': {
    'emails/index.ts': "import { createIdentity } from '../modules/identity'",
    'modules/identity/index.ts': '',
  },
  'emails-late': {
    'emails/index.ts': "import { renderMail } from './render'",
    'emails/render.tsx': '',
  },
  'sequelize-in-data': { 'modules/exams/use-cases/start.ts': "import type { Transaction } from 'sequelize'" },
  'express-in-server': { 'app/http/body.ts': "import type { Request } from 'express'" },
  'remix-in-app': { 'modules/identity/contract.ts': "import { Authenticator } from 'remix-auth'" },
  'server-alone': {
    'app/server/app.ts': "import routes from '../routes'",
    'app/routes.ts': '',
  },
  'server-on-top': {
    'app/start/log.ts': "import type { Page } from '#app/server/page'",
    'app/server/page.ts': '',
  },
  'ui-alone': {
    'app/ui/field.tsx': "import { readForm } from '../http/form'",
    'app/http/form.ts': '',
  },
  'browser-code': {
    'app/islands/exam-runner.tsx': "import { currentUser } from '../http/session.server'",
    'app/http/session.server.tsx': '',
  },
  'no-test-code': {
    'bin/backup.ts': "import { launch } from '#test/server'",
    'test/server.ts': '',
  },
  'no-development-package': { 'bin/backup.ts': "import { build } from 'esbuild'" },
  'declared-packages': { 'app/misspelt.ts': "import { z } from 'zodd'" },
}

describe('is seen to fail:', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prepa-lts-architecture-'))
    await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  })
  afterAll(() => rm(folder, { recursive: true }))

  for (const { name, comment } of architecture.forbidden) {
    test(comment, async () => {
      const files = Object.entries(BAD_TREES[name] ?? {})
      const tree = join(folder, name)
      await write(tree, files)

      const found = await violations(tree)
      const bad = files.filter(([, text]) => text !== '')
      expect(found.map(({ rule, from }) => [rule, from])).toEqual(bad.map(([path]) => [name, path]))
      expect(bad).not.toEqual([])
    })
  }
})

async function write(tree: string, files: [path: string, text: string][]) {
  for (const [path, text] of files) {
    await mkdir(dirname(join(tree, path)), { recursive: true })
    await writeFile(join(tree, path), text)
  }
  await copyFile('package.json', join(tree, 'package.json'))
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
