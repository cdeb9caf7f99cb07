/**
 * The result of something that can be refused. A refusal that a person can cause is a value with a literal code;
 * everything else is thrown. The route maps each code to a status and a French sentence, so a new code does not
 * compile without its sentence.
 */
export type Result<Value, Code extends string> = Ok<Value> | Refusal<Code>

export type Ok<Value> = { ok: true; value: Value }
export type Refusal<Code extends string> = { ok: false; code: Code }

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value }
}

export function refuse<Code extends string>(code: Code): Refusal<Code> {
  return { ok: false, code }
}
