import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import type { Contents, Template } from '../mail'
import { Action, Facts, Note, NoteText, Paragraph, Quotation } from '../parts'

export const adApproved: Template<Contents['ad-approved']> = {
  subject: 'Votre annonce est en ligne',
  preview: "Un administrateur l'a relue et approuvée.",
  reason: 'parce que vous avez posté une annonce',
  Body: ({ title, adId, sender }) => (
    <>
      <Paragraph>
        Un administrateur a relu votre annonce et l'a approuvée : tout le monde la voit. Si vous y avez mis
        des coordonnées, seuls les membres connectés les voient.
      </Paragraph>
      <Facts facts={[['Annonce', frenchSpaces(title)]]} />
      <Action label="Voir mon annonce" href={sender.appUrl + paths.ad(adId)} />
      <Note question="L'objet est vendu ou trouvé ?">
        <NoteText>
          Marquez l'annonce comme vendue sur sa page : elle quitte la liste, et vos coordonnées ne sont plus
          affichées.
        </NoteText>
      </Note>
    </>
  ),
}

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
