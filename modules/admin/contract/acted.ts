import type { Result } from '#modules/kernel/result'

/** Every act of an admin is refused to who has been signed out, or is no admin any more, since he asked. */
export type Acted<Value, Code extends string = never> = Promise<
  Result<Value, Code | 'signed-out' | 'not-admin'>
>
