/** The choices of a select or of segments, in the order of their table. */
export function choicesOf<Value extends string>(names: Record<Value, string>) {
  return Object.entries<string>(names).map(([value, label]) => ({ value, label }))
}
