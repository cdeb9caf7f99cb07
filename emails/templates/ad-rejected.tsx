import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import type { Contents } from '../mail'
import { Action, Facts, Note, NoteText, Paragraph, Quotation } from '../parts'
import type { Template } from './template'

export const adRejected: Template<Contents['ad-rejected']> = {
  subject: "Votre annonce n'a pas été publiée",
  preview: "Un administrateur l'a relue et vous dit pourquoi.",
  reason: 'parce que vous avez posté une annonce',
  Body: ({ title, adId, reason, sender }) => (
    <>
      <Paragraph>Un administrateur a relu votre annonce et ne l'a pas publiée.</Paragraph>
      <Facts facts={[['Annonce', frenchSpaces(title)]]} />
      <Paragraph>Voici pourquoi :</Paragraph>
      <Quotation text={reason} />
      <Action label="Voir mon annonce" href={sender.appUrl + paths.ad(adId)} />
      <Note question="Et maintenant ?">
        <NoteText>
          Une annonce refusée ne peut plus être modifiée. Supprimez-la ; si le motif le permet, postez-en une
          autre.
        </NoteText>
      </Note>
    </>
  ),
}
