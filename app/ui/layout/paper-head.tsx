import { Fr } from '../text/fr'
import * as css from './paper-head.css'
import { NOT_OFFICIAL } from './site-footer'

/** What a sheet of paper needs to say, since it has neither header nor footer: whose it is, and from where. */
export function PaperHead({ candidate }: { candidate: string }) {
  return (
    <div className={css.head}>
      <p className={css.name}>Prépa LTS</p>
      <p>
        <Fr>{`Candidat : ${candidate}`}</Fr>
      </p>
      <p className={css.small}>{NOT_OFFICIAL}</p>
    </div>
  )
}
