/** Rows by ascending id, `size` at a time: `readAfter` is given the last id that was read. */
export async function* readPortions<Row extends { id: number }>(
  size: number,
  readAfter: (id: number, size: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let portion: Row[] = []
  do {
    portion = await readAfter(portion.at(-1)?.id ?? 0, size)
    if (portion.length > 0) yield portion
  } while (portion.length === size)
}
