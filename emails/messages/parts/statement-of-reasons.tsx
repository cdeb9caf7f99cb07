import type { RejectionRule } from '#modules/ads'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import { REDRESS, REJECTION_GROUNDS, REJECTION_NAMES } from '#app/text/rejections'
import type { Sender } from '../../mail'
import { MailButton, Facts, NoteText, Objection, Paragraph, Quotation } from '../../parts'

type Statement = { title: string; adId: number; rule: string; reason: string; how: string; sender: Sender }

/** Renders the statement of reasons that the Digital Services Act requires (art. 17). */
export function StatementOfReasons({ title, adId, rule, reason, how, sender }: Statement) {
  return (
    <>
      <Facts
        facts={[
          ['Annonce', frenchSpaces(title)],
          ['Motif', frenchSpaces(REJECTION_NAMES[rule as RejectionRule])],
        ]}
      />
      <Paragraph>{REJECTION_GROUNDS[rule as RejectionRule]}</Paragraph>
      <Paragraph>Voici pourquoi :</Paragraph>
      <Quotation text={reason} />
      <MailButton label="Corriger et renvoyer" href={sender.appUrl + paths.editAd(adId)} />
      <Objection sender={sender}>
        <NoteText>{how}</NoteText>
        <NoteText>{REDRESS}</NoteText>
      </Objection>
    </>
  )
}
