import { declarations } from './tokens/atoms.css'

type Looks = { [Property in keyof typeof declarations]?: keyof (typeof declarations)[Property] }

/** Returns class names for a few declarations. A longer style, or one with a media query, belongs in a `.css.ts` file. */
export function atoms(looks: Looks): string {
  return Object.entries(looks)
    .map(([property, value]) => (declarations as Record<string, Record<string, string>>)[property]![value])
    .join(' ')
}
