import { resolve } from 'node:path'
import { z } from 'zod'
import { AD_CATEGORIES } from '#modules/ads/schemas'
import { LIMITS } from '#modules/kernel/limits'
import { adminFields } from './admin-account'

export type Env = ReturnType<typeof parseEnv>

/** The environment of this process: the only place that reads it. */
export function readEnv(): Env {
  return parseEnv(process.env)
}

/** For a command, which makes no first admin: ADMIN_PASSWORD alone is the one that `admin:create` takes. */
export function readCommandEnv(): Env {
  return parseEnv(process.env, { firstAdmin: false })
}

/** The environment with the port that the system has chosen for 0, also in the address that was derived from it. */
export function withPort(env: Env, port: number): Env {
  return { ...env, PORT: port, APP_URL: env.APP_URL.replace(/:0$/, `:${port}`) }
}

/**
 * Parses the environment. Refuses with one `InvalidEnv` that has a clear line for each fault,
 * so that an operator fixes all of them at once. An empty value counts as absent.
 */
export function parseEnv(input: Record<string, string | undefined>, { firstAdmin = true } = {}) {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(given)
  const lacking = firstAdmin ? missingAdminFields(given) : []
  if (!parsed.success || lacking.length > 0) {
    throw new InvalidEnv([...(parsed.error?.issues ?? []), ...lacking])
  }

  const {
    PORT: givenPort,
    DATABASE_URL,
    APP_URL,
    MAIL_FROM,
    DEMO_CONTENT,
    ADMIN_SECOND_FACTOR,
    ...rest
  } = parsed.data
  const port = givenPort ?? 3000
  const dataDir = resolve(rest.DATA_DIR)
  const appUrl = new URL(APP_URL ?? `http://localhost:${port}`)
  return {
    ...rest,
    PORT: port,
    /** For a command that would rather take a free one than the site's. */
    givenPort,
    DATA_DIR: dataDir,
    DATABASE_URL: DATABASE_URL ?? `sqlite:${resolve(dataDir, 'app.sqlite')}`,
    /** Beside the embedded default somebody tries the site; another database is an operator's. */
    DEMO_CONTENT: DEMO_CONTENT ?? DATABASE_URL === undefined,
    APP_URL: appUrl.origin,
    /** On https the site is public. */
    ADMIN_SECOND_FACTOR: ADMIN_SECOND_FACTOR ?? (appUrl.protocol === 'https:' ? 'required' : 'optional'),
    MAIL_FROM: MAIL_FROM ?? { name: 'Prépa LTS', address: `no-reply@${appUrl.hostname}` },
  }
}

export class InvalidEnv extends Error {
  override name = 'InvalidEnv'

  constructor(issues: readonly Issue[]) {
    super(issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>

/** All three or none: a half-configured admin is a mistake. */
function missingAdminFields(given: Record<string, unknown>): Issue[] {
  const names = ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']
  const present = names.filter((name) => name in given)
  if (present.length === 0) return []
  const message = `must be given too, beside ${present.join(' and ')}`
  return names.filter((name) => !present.includes(name)).map((name) => ({ path: [name], message }))
}

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')

/** Whether nothing follows the host but a slash. What is no address is refused as such. */
function isOrigin(address: string): boolean {
  return !URL.canParse(address) || new URL(address).href === `${new URL(address).origin}/`
}

/** That of a machine in the own network has no dot. */
const ADDRESS = String.raw`[^\s<>@,;"]+@[^\s<>@,;"]+`

const schema = z.object({
  // 0 lets the system choose a free one.
  PORT: wholeNumber(0, 65535, 'a port').optional(),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'must begin with sqlite: or postgres://')
    .optional(),
  APP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .refine(isOrigin, 'must end after the host and its port: the site is at the root of its host')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'must be a pino level')
    .default('info'),
  // In a terminal a person reads it, who needs the first admin's password and the address.
  LOG_FORMAT: z
    .enum(['json', 'pretty'], 'must be json or pretty')
    .default(process.stdout.isTTY ? 'pretty' : 'json'),
  DATABASE_POOL: wholeNumber(2, 100, 'connections to PostgreSQL').optional(),
  // A statement of the database that takes longer is logged as a warning.
  SLOW_QUERY_MS: wholeNumber(0, 60_000, 'milliseconds').default(500),
  // Readers of the metrics send it in a header, which can hold nothing else.
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{32,}$/, 'must have at least 32 characters, without spaces and accents')
    .optional(),
  // The rest of OpenTelemetry's standard variables is read by its own library.
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  TRUST_PROXY: onOff.default(false),
  RATE_LIMITS: onOff.default(true),
  // For one address, behind which a class may sit.
  REGISTRATIONS_PER_HOUR: wholeNumber(1, 10_000, 'registrations').default(LIMITS.registration.points),
  SIGN_IN_FAILURES_PER_ADDRESS: wholeNumber(1, 10_000, 'failures').default(LIMITS['sign-in-address'].points),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  MAIL_FROM: mailAddress().optional(),
  // Where mails that cannot be delivered come back to.
  MAIL_BOUNCES: z
    .string()
    .trim()
    .regex(new RegExp(`^${ADDRESS}$`), 'must be an e-mail address')
    .optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_CONTACT: z.string().optional(),
  ADMIN_USERNAME: adminFields.username.optional(),
  ADMIN_EMAIL: adminFields.email.optional(),
  ADMIN_PASSWORD: adminFields.password.optional(),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional'], 'must be required or optional').optional(),
  DEMO_CONTENT: onOff.optional(),
  ADS_RESTRICTED_CATEGORIES: adCategories().default([]),
  // KiB of memory for each password that argon2id hashes. OWASP's minimum is the default.
  ARGON2_MEMORY: wholeNumber(8, 1048576, 'KiB').default(19456),
  // npm's word for the folder that it was called from: it runs the commands in the project's own.
  INIT_CWD: z.string().optional(),
})

/** 'Name <address>', or the address alone. */
function mailAddress() {
  const message = 'must be an e-mail address, alone or as Name <address>'
  return z
    .string()
    .trim()
    .regex(new RegExp(String.raw`^(?:[^<>\p{Cc}]*<${ADDRESS}>|${ADDRESS})$`, 'u'), message)
    .transform((given) => {
      const [, name = '', address = given] = /^(.*)<(.*)>$/.exec(given) ?? []
      return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
    })
}

/** Those that members may not post in, with commas between them. */
function adCategories() {
  const known = z.enum(AD_CATEGORIES)
  const message = `must name categories of ads, with commas between them: ${AD_CATEGORIES.join(', ')}`
  return z.string().transform((given, { addIssue }) => {
    const names = given.split(',').map((name) => name.trim())
    const parsed = z.array(known).safeParse(names.filter(Boolean))
    if (!parsed.success) addIssue(message)
    return parsed.data ?? []
  })
}

function wholeNumber(min: number, max: number, what: string) {
  const message = `must be a whole number between ${min} and ${max} (${what})`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
}
