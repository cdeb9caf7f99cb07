import { expect, onTestFinished, test } from 'vitest'
import { prepareCommands } from '#test/harness/command'
import { openDatabase } from '#db/database'
import { postfixBounce } from '#test/things/bounces'
import { PASSWORD } from '#test/people'

const UNREADY =
  'The database is not ready for this version: start the site, which makes it ready, and try again'

/** Read by one of the commands. */
const BOUNCE = postfixBounce('<mail.1.1@prepa.example>', { address: 'camille@example.com' })

/** With the code with which each one ends: a mail server repeats what ends with 75. */
const COMMANDS: [name: string, args: string[], code: number][] = [
  ['admin-create', ['--username', 'Élodie', '--email', 'elodie@example.com'], 1],
  ['admin-reset-second-factor', ['--username', 'Élodie'], 1],
  ['questions-import', ['package.json'], 1],
  ['questions-export', ['-'], 1],
  ['memory-rebuild', [], 1],
  ['mails-bounce', [], 75],
]

test.each(COMMANDS)('%s leaves it to the server to migrate', async (name, args, code) => {
  const commands = await prepareCommands({ ADMIN_PASSWORD: PASSWORD })
  onTestFinished(commands.cleanUp)
  const db = await openDatabase(commands.databaseUrl)
  onTestFinished(db.close)

  expect(await commands.run(name, args, {}, BOUNCE)).toEqual({ code, lines: [UNREADY] })
  expect(await db.isReady()).toBe(false)
})
