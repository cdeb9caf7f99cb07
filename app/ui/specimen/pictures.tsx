import { Picture } from '../content/picture'
import { PAGES } from '../lesson/lesson-pages'
import { scheme } from '../tokens/scheme.css'
import { SCHEMES } from './colours'
import * as css from './specimen.css'

/** Every drawing of a question or lesson. As an image, it follows the colour scheme of what it stands in. */
export function Pictures() {
  return (
    <ul>
      {PAGES.pictures.map((name) => (
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
