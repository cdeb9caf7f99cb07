import { declarations } from './tokens/atoms.css'

type Looks = { [Property in keyof typeof declarations]?: keyof (typeof declarations)[Property] }

/** Returns class names for a few declarations. Longer styles and media queries belong in `.css.ts` files. */
export function atoms(looks: Looks): string {
  return Object.entries(looks)
    .map(([property, value]) => (declarations as Record<string, Record<string, string>>)[property]![value])
    .join(' ')
}
