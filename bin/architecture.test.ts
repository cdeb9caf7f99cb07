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

/** For each rule a tree in which every file breaks it; an empty file is only there to be imported. */
const BAD_TREES: Record<string, Record<string, string>> = {
  'module-door': {
    'app/routes/page.ts': "import '../../modules/exams/use-cases/start'",
    'bin/admin.ts': "import type { Exams } from '../modules/exams/contract'",
    'server.ts': "export type Exams = typeof import('./modules/exams/contract')",
    'modules/exams/contract.ts': '',
    'modules/exams/use-cases/start.ts': '',
  },
  'page-schemas': {
    'app/routes/exams/quiz.tsx': "import { EXAMS, type Exams } from '#modules/exams'",
    'modules/exams/index.ts': '',
  },
  'module-types': {
    'modules/admin/index.ts': "import { createIdentity } from '../identity'",
    'modules/exams/index.ts': "import { createIdentity, type Identity } from '../identity'",
    'modules/news/index.ts': "export * from '../identity'",
    'modules/identity/index.ts': '',
  },
  'module-index': {
    'modules/ads/schemas.ts': "import type { Registration } from '../identity/schemas'",
    'modules/exams/contract.ts': "import type { User } from '../identity/contract'",
    'modules/identity/contract.ts': '',
    'modules/identity/schemas.ts': '',
  },
  'module-order-1': {
    'modules/identity/contract.ts': "import type { Exams } from '../exams'",
    'modules/exams/index.ts': '',
  },
  'module-order-2': {
    'modules/ads/contract.ts': "import type { Admin } from '../admin'",
    'modules/news/contract.ts': "import type { Exams } from '../exams'",
    'modules/admin/index.ts': '',
    'modules/exams/index.ts': '',
  },
  'module-order-3': {
    'modules/admin/contract.ts': "import type { Stranger } from '../stranger'",
    'modules/stranger/index.ts': '',
  },
  'no-circle': {
    'app/one.ts': "import './two'",
    'app/two.ts': "import type { One } from './one'",
  },
  'kernel-alone': {
    'modules/kernel/clock.ts': "import { setTimeout } from 'node:timers'",
    'modules/kernel/page.ts': "import { format } from 'date-fns'",
    'modules/kernel/result.ts': "import type { Tx } from '../../db/database'",
    'db/database.ts': '',
  },
  'domain-alone': {
    'modules/exams/domain/rules.ts': "import { addSeconds } from 'date-fns'",
    'modules/exams/domain/slug.ts': "import { createHash } from 'node:crypto'",
    'modules/exams/domain/time.ts': "import type { Letter } from '../contract'",
    'modules/exams/contract.ts': '',
  },
  'modules-alone': {
    'modules/ads/contract.ts': "import { paths } from '#app/paths'",
    'modules/exams/schemas.ts': "import type { ReactNode } from 'react'",
    'modules/news/data/mails.ts': "import { render } from '../../../emails/render'",
    'app/paths.ts': '',
    'emails/render.ts': '',
  },
  'tables-in-data': {
    'emails/queue.ts': "import { uniqueViolation } from '../db/constraints'",
    'modules/exams/use-cases/answer.ts': "import { uniqueViolation } from '#db/constraints'",
    'db/constraints.ts': '',
  },
  'database-handed-in': {
    'emails/index.ts': "import { openDatabase } from '../db/database'",
    'modules/exams/index.ts': "import { openDatabase, type Database } from '../../db/database'",
    'db/database.ts': '',
  },
  'db-alone': {
    'db/migrate.ts': "import { readEnv } from '../app/start/env.server'",
    'db/settings.ts': "import type { Exams } from '../modules/exams'",
    'app/start/env.server.ts': '',
    'modules/exams/index.ts': '',
  },
  'emails-door': {
    'app/start/modules.server.ts': "import { openSmtp } from '../../emails/smtp'",
    'bin/mails.ts': "import type { Failure } from '../emails/failure'",
    'emails/failure.ts': '',
    'emails/smtp.ts': '',
  },
  'emails-alone': {
    'emails/index.ts': "import type { Env } from '../app/start/env.server'",
    'emails/layout.tsx': "import { vars } from '../app/ui/tokens/vars.css'",
    'app/start/env.server.ts': '',
    'app/ui/tokens/vars.css.ts': '',
  },
  'emails-types': {
    'emails/index.ts': "import { createIdentity } from '../modules/identity'",
    'modules/identity/index.ts': '',
  },
  'emails-late': {
    'emails/index.ts': "import { renderMail } from './render'",
    'emails/smtp.ts': "import { createTransport } from 'nodemailer'",
    'emails/delivery.ts': "import { Html } from '@react-email/components'",
    'emails/render.tsx': '',
  },
  'sequelize-in-data': {
    'app/http/session.ts': "import { Op } from 'sequelize'",
    'emails/index.ts': "import { Op } from 'sequelize'",
    'modules/exams/use-cases/start.ts': "import type { Transaction } from 'sequelize'",
  },
  'express-in-server': {
    'app/http/body.ts': "import type { Request } from 'express'",
    'bin/serve.ts': "import express from 'express'",
  },
  'remix-in-app': {
    'server.ts': "import { redirect } from '@remix-run/node'",
    'modules/identity/contract.ts': "import { Authenticator } from 'remix-auth'",
  },
  'server-alone': {
    'app/server/app.ts': "import routes from '../routes'",
    'app/server/page-key.ts': "import { AD_TYPES } from '#modules/ads/schemas'",
    'app/routes.ts': '',
    'modules/ads/schemas.ts': '',
  },
  'server-on-top': {
    'app/http/call.server.ts': "import { compressed } from '../server/compression'",
    'app/start/log.ts': "import type { Page } from '#app/server/page'",
    'app/server/compression.ts': '',
    'app/server/page.ts': '',
  },
  'ui-alone': {
    'app/ui/card.tsx': "import type { Exams } from '../../modules/exams'",
    'app/ui/field.tsx': "import { readForm } from '../http/form'",
    'app/ui/form.tsx': "import { Form } from '@remix-run/react'",
    'app/http/form.ts': '',
    'modules/exams/index.ts': '',
  },
  'browser-code': {
    'app/entry.client.ts': "import './start/env.server'",
    'app/islands/exam-runner.tsx': "import { currentUser } from '../http/session.server'",
    'app/ui/menu.tsx': "import { words } from './words.server'",
    'app/start/env.server.ts': '',
    'app/http/session.server.tsx': '',
    'app/ui/words.server.ts': '',
  },
  'no-test-code': {
    'app/format.ts': "import { dateTime } from './format.test'",
    'app/start/modules.server.ts': "import { createTestDatabase } from '#test/db/database'",
    'bin/backup.ts': "import { launch } from '#test/server'",
    'app/format.test.ts': '',
    'test/db/database.ts': '',
    'test/server.ts': '',
  },
  'no-development-package': {
    'bin/backup.ts': "import { build } from 'esbuild'",
    'app/server/serve.ts': "await import('vite')",
  },
  'declared-packages': {
    'app/misspelt.ts': "import { z } from 'zodd'",
    'app/root.tsx': "import { Router } from '@remix-run/router'",
  },
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
      const bad = files.filter(([, text]) => text !== '').map(([path]) => `${name}: ${path}`)
      expect(bad).not.toEqual([])
      expect(found.map(({ rule, from }) => `${rule}: ${from}`).sort()).toEqual(bad.sort())
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
