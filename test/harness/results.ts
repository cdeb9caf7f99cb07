type Result<Value> = { ok: true; value: Value } | { ok: false; code: string }

export const DONE = { ok: true, value: undefined }

export const refusal = (code: string) => ({ ok: false, code })

/** The value of what was done; the test fails when it was refused. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value
  throw new Error(`refused: ${result.code}`)
}
