/** WCAG 2's contrast of two opaque colours, written #rrggbb: from 1, the same, to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [, ...channels] = /^#(..)(..)(..)$/.exec(colour) ?? []
  if (channels.length === 0) throw new Error(`${colour} is not written #rrggbb`)
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => linear(parseInt(hex, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
