/** What has been found so far: tables as they are printed, and the figures that miss their targets. */
export class Report {
  readonly #misses: string[] = []

  get misses(): readonly string[] {
    return this.#misses
  }

  title(text: string): void {
    console.log(`\n${text}\n`)
  }

  /** The first row is the head. Words to the left, figures to the right. */
  table(rows: string[][]): void {
    console.log(tableOf(rows))
  }

  note(text: string): void {
    console.log(`\n${text}`)
  }

  atLeast(what: string, value: number, target: number): string {
    return this.#hold(what, value, value >= target, `at least ${target}`)
  }

  atMost(what: string, value: number, target: number): string {
    return this.#hold(what, value, value <= target, `at most ${target}`)
  }

  /** What is broken whatever its figure. */
  miss(what: string): void {
    this.#misses.push(what)
  }

  #hold(what: string, value: number, isHeld: boolean, target: string): string {
    if (isHeld) return 'ok'
    this.miss(`${what}: ${rounded(value)}, ${target}`)
    return 'MISSED'
  }
}

export function tableOf(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!)
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}

/** With three figures that say something, as many as such a measurement has. */
export function rounded(value: number): string {
  return String(Number(value.toPrecision(3)))
}

/** Of an even number, the lower one of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const nth = Math.ceil((percent / 100) * sorted.length)
  return sorted[Math.max(nth, 1) - 1] ?? Number.NaN
}
