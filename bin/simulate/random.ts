/** Returns a generator of numbers from 0 to 1 that are the same for each seed (Lehmer's). */
export function random(seed: number): () => number {
  let state = (seed * 16_807) % 2_147_483_647
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
