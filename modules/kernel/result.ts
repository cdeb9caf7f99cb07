/** The result of an act that can be refused. Technical failures are thrown instead. */
export type Result<Value, Code extends string> = Ok<Value> | Refusal<Code>

export type Ok<Value> = { ok: true; value: Value }
export type Refusal<Code extends string> = { ok: false; code: Code }

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value }
}

export function refuse<Code extends string>(code: Code): Refusal<Code> {
  return { ok: false, code }
}
