/** How long somebody waits who has tried too often. */
export class Wait {
  readonly seconds: number

  constructor(ms: number) {
    this.seconds = Math.max(1, Math.ceil(ms / 1000))
  }

  get message(): string {
    const minutes = Math.ceil(this.seconds / 60)
    return `Trop de tentatives. Réessayez dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  }

  get headers(): Record<string, string> {
    return { 'Retry-After': String(this.seconds) }
  }
}
