import type { Colours } from './schemes'

type Name = keyof Colours

type Pair = { kind: keyof typeof LEAST; front: Name; ground: Name; least: number }

/** The least contrast of a text, and of what shows where a control is. */
const LEAST = { text: 5.5, border: 3.2 }

/** Every colour that the site puts on another. */
export const pairs: readonly Pair[] = [
  ...on('text', 'ink', ['paper', 'surface', 'sunken', 'brandBg', 'successBg', 'warningBg', 'dangerBg']),
  ...on('text', 'muted', ['paper', 'surface', 'sunken']),
  ...on('text', 'brand', ['paper', 'surface', 'sunken', 'brandBg']),
  ...on('text', 'brandStrong', ['paper', 'surface', 'sunken', 'brandBg']),
  ...on('text', 'onBrand', ['brand', 'brandStrong']),
  ...on('text', 'onDisc', ['disc']),
  ...on('text', 'accent', ['paper', 'surface']),
  ...on('text', 'success', ['paper', 'surface', 'successBg']),
  ...on('text', 'warning', ['paper', 'surface', 'warningBg']),
  ...on('text', 'danger', ['paper', 'surface', 'dangerBg']),
  ...on('text', 'surface', ['danger']),
  ...on('border', 'control', ['paper', 'surface', 'sunken', 'brandBg']),
]

function on(kind: Pair['kind'], front: Name, grounds: readonly Name[]): Pair[] {
  return grounds.map((ground) => ({ kind, front, ground, least: LEAST[kind] }))
}
