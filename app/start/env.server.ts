import { resolve } from 'node:path'
import { z } from 'zod'
import { AD_CATEGORIES } from '#modules/ads/schemas'
import { LIMITS } from '#modules/kernel/limits'
import { adminFields } from './admin-account'

export type Env = ReturnType<typeof parseEnv>

export function readEnv(): Env {
  return parseEnv(process.env)
}

/** Reads the settings of a command. A command creates no first admin, so ADMIN_PASSWORD may be set alone. */
export function readCommandEnv(): Env {
  return parseEnv(process.env, { firstAdmin: false })
}

/** Returns the environment in which PostgreSQL's programs run. */
export function readToolEnv(): NodeJS.ProcessEnv {
  return process.env
}

export function withPort(env: Env, port: number): Env {
  return { ...env, PORT: port, APP_URL: env.APP_URL.replace(/:0$/, `:${port}`) }
}

/** Throws one error with all faults. An empty value counts as absent. */
export function parseEnv(input: Record<string, string | undefined>, { firstAdmin = true } = {}) {
  const nonEmpty = Object.fromEntries(Object.entries(input).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(nonEmpty)
  const lacking = firstAdmin ? findMissingAdminFields(nonEmpty) : []
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
    /** Undefined if the operator has set no port. Then `npm run emails` takes a free port. */
    givenPort,
    DATA_DIR: dataDir,
    DATABASE_URL: DATABASE_URL ?? `sqlite:${resolve(dataDir, 'app.sqlite')}`,
    /** On by default only if the operator has set no database. */
    DEMO_CONTENT: DEMO_CONTENT ?? DATABASE_URL === undefined,
    APP_URL: appUrl.origin,
    /** A site on https is public, so its admins need a second factor by default. */
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

/** If only some variables of the first admin are set, finds the missing ones. */
function findMissingAdminFields(variables: Record<string, unknown>): Issue[] {
  const names = ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']
  const present = names.filter((name) => name in variables)
  if (present.length === 0) return []
  const message = `must be given too, beside ${present.join(' and ')}`
  return names.filter((name) => !present.includes(name)).map((name) => ({ path: [name], message }))
}

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')

function isOrigin(address: string): boolean {
  return !URL.canParse(address) || new URL(address).href === `${new URL(address).origin}/`
}

/** Matches an e-mail address. The host needs no dot, because hosts in a local network may have none. */
const ADDRESS = String.raw`[^\s<>@,;"]+@[^\s<>@,;"]+`

const schema = z.object({
  // With 0 the system chooses a free port.
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
  // Defaults to `pretty` in a terminal, where a person reads the log.
  LOG_FORMAT: z
    .enum(['json', 'pretty'], 'must be json or pretty')
    .default(process.stdout.isTTY ? 'pretty' : 'json'),
  DATABASE_POOL: wholeNumber(2, 100, 'connections to PostgreSQL').optional(),
  SLOW_QUERY_MS: wholeNumber(0, 60_000, 'milliseconds').default(500),
  // Clients send the token in a header, which allows no other characters.
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{32,}$/, 'must have at least 32 characters, without spaces and accents')
    .optional(),
  // The OpenTelemetry library itself reads the other standard variables.
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  TRUST_PROXY: onOff.default(false),
  RATE_LIMITS: onOff.default(true),
  // These limits apply to one network address, which a whole class may share.
  REGISTRATIONS_PER_HOUR: wholeNumber(1, 10_000, 'registrations').default(LIMITS.registration.points),
  SIGN_IN_FAILURES_PER_ADDRESS: wholeNumber(1, 10_000, 'failures').default(LIMITS['sign-in-address'].points),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  MAIL_FROM: mailAddress().optional(),
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
  OFFLINE: onOff.default(true),
  ADS_RESTRICTED_CATEGORIES: adCategories().default([]),
  // The memory in KiB that argon2id uses for each password. The default is OWASP's minimum.
  ARGON2_MEMORY: wholeNumber(8, 1048576, 'KiB').default(19456),
  // npm sets this to the folder in which the operator called npm.
  INIT_CWD: z.string().optional(),
})

function mailAddress() {
  const message = 'must be an e-mail address, alone or as Name <address>'
  return z
    .string()
    .trim()
    .regex(new RegExp(String.raw`^(?:[^<>\p{Cc}]*<${ADDRESS}>|${ADDRESS})$`, 'u'), message)
    .transform((text) => {
      const [, name = '', address = text] = /^(.*)<(.*)>$/.exec(text) ?? []
      return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
    })
}

function adCategories() {
  const known = z.enum(AD_CATEGORIES)
  const message = `must name categories of ads, with commas between them: ${AD_CATEGORIES.join(', ')}`
  return z.string().transform((text, { addIssue }) => {
    const names = text.split(',').map((name) => name.trim())
    const parsed = z.array(known).safeParse(names.filter(Boolean))
    if (!parsed.success) addIssue(message)
    return parsed.data ?? []
  })
}

function wholeNumber(min: number, max: number, unit: string) {
  const message = `must be a whole number between ${min} and ${max} (${unit})`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
}
