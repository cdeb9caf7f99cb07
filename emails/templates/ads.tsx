import type { RejectionRule } from '#modules/ads'
import { paths } from '#app/paths'
import { longDate } from '#app/text/format'
import { frenchSpaces } from '#app/text/french'
import { DECIDED_BY_A_PERSON, REDRESS, REJECTION_GROUNDS, REJECTION_NAMES } from '#app/text/rejections'
import type { Contents, Ending, Template } from '../mail'
import { Action, contactLine, Facts, Note, NoteText, Paragraph, Quotation, TextLink } from '../parts'

export const adApproved: Template<Contents['ad-approved']> = {
  subject: 'Votre annonce est en ligne',
  preview: "Un administrateur l'a relue et approuvée.",
  reason: 'parce que vous avez posté une annonce',
  Body: ({ title, adId, sender }) => (
    <>
      <Paragraph>
        Un administrateur a relu votre annonce et l'a approuvée : tout le monde la voit. Si vous y avez mis
        des coordonnées, seuls les membres connectés les voient. Elle reste en ligne 60 jours ; avant la fin,
        un email vous proposera de la renouveler.
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

/** The statement of reasons that the law on digital services asks for (art. 17). */
export const adRejected: Template<Contents['ad-rejected']> = {
  subject: "Votre annonce n'a pas été publiée",
  preview: "Un administrateur l'a relue et vous dit pourquoi.",
  reason: 'parce que vous avez posté une annonce',
  Body: ({ title, adId, rule, reason, sender }) => (
    <>
      <Paragraph>Un administrateur a relu votre annonce et ne l'a pas publiée.</Paragraph>
      <Facts
        facts={[
          ['Annonce', frenchSpaces(title)],
          ['Motif', frenchSpaces(REJECTION_NAMES[rule as RejectionRule])],
        ]}
      />
      <Paragraph>{REJECTION_GROUNDS[rule as RejectionRule]}</Paragraph>
      <Paragraph>Voici pourquoi :</Paragraph>
      <Quotation text={reason} />
      <Action label="Corriger et renvoyer" href={sender.appUrl + paths.editAd(adId)} />
      <Note question="Vous n'êtes pas d'accord ?">
        <NoteText>{DECIDED_BY_A_PERSON}</NoteText>
        <NoteText>{REDRESS}</NoteText>
        <NoteText>{contactLine(sender)}</NoteText>
      </Note>
    </>
  ),
}

export const adEnding: Template<Ending> = {
  subject: 'Votre annonce prend bientôt fin',
  preview: 'Un bouton suffit pour la garder en ligne 60 jours de plus.',
  reason: 'parce que vous avez une annonce en ligne',
  Body: (ending) => (
    <>
      <Paragraph>
        Votre annonce quitte la liste dans quelques jours. Si vous n'avez plus besoin d'elle, vous n'avez rien
        à faire.
      </Paragraph>
      <Facts facts={[...aboutOf(ending), ["En ligne jusqu'au", frenchSpaces(longDate(ending.expiresAt))]]} />
      <Action label="Renouveler mon annonce" href={ending.renewUrl} />
      <Note question="L'objet est déjà vendu ou trouvé ?">
        <NoteText>
          <TextLink href={ending.sender.appUrl + paths.ad(ending.adId)}>
            Marquer l'annonce comme vendue
          </TextLink>
        </NoteText>
      </Note>
    </>
  ),
}

export const adEnded: Template<Ending> = {
  subject: "Votre annonce n'est plus en ligne",
  preview: 'Vous avez 30 jours pour la renouveler.',
  reason: 'parce que vous aviez une annonce en ligne',
  Body: (ending) => (
    <>
      <Paragraph>
        Ses 60 jours sont passés : votre annonce a quitté la liste, et ses coordonnées ne sont plus affichées.
        Vous pouvez encore la renouveler ; sinon, elle sera supprimée avec ses photos.
      </Paragraph>
      <Facts facts={[...aboutOf(ending), ['Supprimée le', frenchSpaces(longDate(ending.deletedAt))]]} />
      <Action label="Renouveler mon annonce" href={ending.renewUrl} />
    </>
  ),
}

const aboutOf = ({ title }: Ending): [label: string, value: string][] => [['Annonce', frenchSpaces(title)]]
