import type { Colours } from './schemes'

/** Returns the contrast of two colours (#rrggbb) by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [, ...channels] = /^#(..)(..)(..)$/.exec(colour) ?? []
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => linear(parseInt(hex, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

type Name = keyof Colours

type Pair = { kind: keyof typeof LEAST; front: Name; ground: Name; least: number }

/** The minimum contrast of text and of the borders of controls. */
const LEAST = { text: 5.5, border: 3.2 }

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
  ...on('border', 'inProgress', ['paper', 'surface']),
  ...on('border', 'toRetake', ['paper', 'surface']),
  ...on('border', 'control', ['paper', 'surface', 'sunken', 'brandBg']),
]

function on(kind: Pair['kind'], front: Name, grounds: readonly Name[]): Pair[] {
  return grounds.map((ground) => ({ kind, front, ground, least: LEAST[kind] }))
}
