import { randomBytes } from 'node:crypto'
import { basename, resolve } from 'node:path'
import { BackupRefused } from '#db/backup/new-file'
import type { ToolEnv } from '#db/backup/postgres'
import { findNewestBackup } from '#db/backup/rotation'
import { tryRestore } from '#db/backup/try-restore'
import { DatabaseUnavailable, errorCode } from '#db/unavailable'
import type { AddressTry, BackupTry, RestoredBackup } from '#modules/admin'
import type { LinkTokens } from './link-tokens.server'

/** Signs a number that the site chose for itself. Only processes with the same secret give the same answer. */
export const signNonce = (tokens: LinkTokens, nonce: string) => tokens.sign('own-address', nonce)

/**
 * Asks the public address for a signature that only this site can give. Asks that one origin, and follows no redirect,
 * so that nobody can send the site to another machine.
 */
export async function tryAddress(
  appUrl: string,
  tokens: LinkTokens,
  get: typeof fetch = fetch,
): Promise<AddressTry> {
  const nonce = randomBytes(16).toString('base64url')
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await get(new URL(`/healthz/${nonce}`, appUrl), { redirect: 'manual', signal })
    const text = await readStart(answer)
    if (answer.status >= 300 && answer.status < 400) return { outcome: 'redirected', detail: null }
    if (text !== signNonce(tokens, nonce)) return { outcome: 'elsewhere', detail: String(answer.status) }
  } catch (error) {
    return { outcome: 'unreachable', detail: toFault(error) }
  }
  const { hostname, protocol } = new URL(appUrl)
  if (LOOPBACK.test(hostname)) return { outcome: 'local', detail: null }
  return { outcome: protocol === 'https:' ? 'ok' : 'insecure', detail: null }
}

const PATIENCE_MS = 5000

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/** Reads no more of the answer than a signature is long, because somebody else may have sent it. */
async function readStart({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > LONGEST_ANSWER) break
  }
  return Buffer.concat(chunks).toString('latin1')
}

const LONGEST_ANSWER = 200

/** Returns a code such as 'ENOTFOUND' or 'CERT_HAS_EXPIRED'. */
function toFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return errorCode(error.cause) || errorCode(error) || error.name
}

type Data = { databaseUrl: string; dataDir: string }

/** Restores the newest backup in the folder of `npm run backup -- --keep`, beside the site. */
export async function tryBackup({ databaseUrl, dataDir }: Data, env: ToolEnv): Promise<BackupTry> {
  try {
    const file = await findNewestBackup(resolve(dataDir, 'backups'))
    if (!file) return { outcome: 'none', detail: null }
    const restored = await tryRestore(databaseUrl, file, dataDir, env)
    const kept: RestoredBackup = { file: basename(file), ...restored }
    return { outcome: 'ok', detail: JSON.stringify(kept) }
  } catch (error) {
    if (error instanceof BackupRefused || error instanceof DatabaseUnavailable)
      return { outcome: 'failed', detail: error.message }
    throw error
  }
}
