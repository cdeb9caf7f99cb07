import { Fr } from '../text/fr'
import * as css from './note.css'

type NoteProps = { tone?: keyof typeof css.note; title?: string; children: string }

/** What has to be said beside the matter, in small type. */
export function Note({ tone = 'info', title, children }: NoteProps) {
  return (
    <div className={css.note[tone]}>
      {title && (
        <p>
          <strong>
            <Fr>{title}</Fr>
          </strong>
        </p>
      )}
      <p className={css.words}>
        <Fr>{children}</Fr>
      </p>
    </div>
  )
}
