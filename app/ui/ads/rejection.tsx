import type { Rejection as Decision } from '#modules/ads'
import { paths } from '#app/paths'
import {
  DECIDED_BY_A_PERSON,
  REDRESS,
  REJECTION_GROUNDS,
  REJECTION_NAMES,
  REMOVED_BY_A_PERSON,
} from '#app/text/rejections'
import { Note } from '../content/blocks'
import { french, Text } from '../text/text'
import * as css from './ad-page.css'

type RejectionProps = Decision & {
  /** It had been published, and was reported. */
  wasOnline: boolean
  /** Of the operator, where it is published. */
  contact: string | undefined
}

/** The statement of reasons that the law on digital services asks for (art. 17). */
export function Rejection({ rule, reason, wasOnline, contact }: RejectionProps) {
  return (
    <div className={css.statement}>
      <Note tone="warning" title={`Motif du ${wasOnline ? 'retrait' : 'refus'} : ${REJECTION_NAMES[rule]}`}>
        {reason}
      </Note>
      <Text note>{REJECTION_GROUNDS[rule]}</Text>
      <Text note>{wasOnline ? REMOVED_BY_A_PERSON : DECIDED_BY_A_PERSON}</Text>
      <Text note>
        <>
          {french(REDRESS)} {contact && french(`Écrivez à ${contact}. `)}
          <a href={`${paths.legalNotice()}#exploitant`}>{french("Qui est l'exploitant ?")}</a>
        </>
      </Text>
    </div>
  )
}
