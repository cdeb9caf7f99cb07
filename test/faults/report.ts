import type { Tally } from './wire'

/** One line of the run's report. */
export function report(what: string, { answers, waits, broken, seconds }: Tally): void {
  const sorted = [...waits].sort((one, other) => one - other)
  const percentile = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  const parts = [
    `${what}: ${answers} answers in ${seconds.toFixed(1)} s`,
    `${Math.round(answers / seconds)}/s`,
    `p50 ${percentile(0.5)} ms`,
    `p99 ${percentile(0.99)} ms`,
    ...[...broken].map(([how, times]) => `${times} × ${how}`),
  ]
  process.stdout.write(`    ${parts.join(', ')}\n`)
}
