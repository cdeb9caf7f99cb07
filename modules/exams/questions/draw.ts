/** Takes one question of each group first, because the questions of a group give away each other's answers. */
export function drawFrom<Q extends { group: string | null }>(shuffled: readonly Q[], count: number): Q[] {
  const seen = new Set<string>()
  const first: Q[] = []
  const others: Q[] = []
  for (const question of shuffled) {
    const { group } = question
    const isFirst = group === null || !seen.has(group)
    if (group !== null) seen.add(group)
    const rest = isFirst ? first : others
    rest.push(question)
  }
  return [...first, ...others].slice(0, count)
}
