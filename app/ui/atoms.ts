import { declarations } from './tokens/atoms.css'

type Looks = { [Property in keyof typeof declarations]?: keyof (typeof declarations)[Property] }

/** Class names for a few declarations by tokens; a longer look, or one with a media query, has a style of its own. */
export function atoms(looks: Looks): string {
  return Object.entries(looks)
    .map(([property, value]) => (declarations as Record<string, Record<string, string>>)[property]![value])
    .join(' ')
}
