/** Reads a bounce from standard input, and marks the bounced address as taking no mail. */
import { readCommandEnv } from '#app/start/env.server'
import { openModules } from '#app/start/modules.server'
import { readBounce } from '#emails/index'
import { CommandFault, parseArguments, runCommand } from './command'

const USAGE = 'Usage: npm run mails:bounce < MAIL'

/** A larger input is ignored, because every bounce of this site's mails is smaller. */
const MAX_BYTES = 1_000_000

/** The exit code that makes the mail server try again later (EX_TEMPFAIL of sysexits.h). */
const TRY_AGAIN = 75

await runCommand(async () => {
  if (parseArguments(USAGE, [], 'string').positionals.length > 0) throw new CommandFault(USAGE)
  const bounce = await readBounce(await readInput())
  const isMarked = bounce !== null && (await mark(bounce))
  console.log(isMarked ? 'marked an address that takes no mail' : 'nothing to mark')
}, TRY_AGAIN)

async function mark(bounce: NonNullable<Awaited<ReturnType<typeof readBounce>>>) {
  const { db, mails } = await openModules(readCommandEnv())
  return mails.recordBounce(bounce).finally(() => db.close())
}

/** Reads the whole input, since a mail server may treat a closed pipe as a failure. */
async function readInput(): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= MAX_BYTES) chunks.push(chunk)
  }
  return Buffer.concat(bytes <= MAX_BYTES ? chunks : [])
}
