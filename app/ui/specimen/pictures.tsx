import { Picture } from '../content/picture'
import { scheme } from '../tokens/scheme.css'
import { SCHEMES } from './colours'
import * as css from './specimen.css'

/** The names of the files alone: Vite leaves the drawings themselves where they are. */
const NAMES = Object.keys(import.meta.glob('/public/pictures/*.svg')).map(
  (path) => /([^/]+)\.svg$/.exec(path)![1]!,
)

/** Every drawing of a question or lesson. As an image, it follows the colour scheme of what it stands in. */
export function Pictures() {
  return (
    <ul>
      {NAMES.map((name) => (
        <li key={name} className={css.row}>
          <h3 className={css.words}>
            <code>{name}</code>
          </h3>
          {SCHEMES.map((one) => (
            <div key={one.name} className={scheme[one.name]}>
              <Picture name={name} alt={`${name}, ${one.label.toLowerCase()}`} isLazy />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
