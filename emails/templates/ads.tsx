import type { RejectionRule } from '#modules/ads'
import { DELETED_AFTER_DAYS, ONLINE_DAYS } from '#modules/ads/rules'
import { paths } from '#app/paths'
import { longDate } from '#app/text/format'
import { frenchSpaces } from '#app/text/french'
import {
  DECIDED_BY_A_PERSON,
  ELSEWHERE,
  REDRESS,
  REJECTION_GROUNDS,
  REJECTION_NAMES,
  REMOVED_BY_A_PERSON,
} from '#app/text/rejections'
import type { Contents, Ending, Sender, Template } from '../mail'
import { Action, Facts, Note, NoteText, Objection, Paragraph, Quotation, TextLink } from '../parts'

export const adApproved: Template<Contents['ad-approved']> = {
  subject: 'Votre annonce est en ligne',
  preview: "Un administrateur l'a relue et approuvée.",
  reason: 'parce que vous avez posté une annonce',
  Body: ({ title, adId, sender }) => (
    <>
      <Paragraph>
        {`Un administrateur a relu votre annonce et l'a approuvée : tout le monde la voit. Si vous y avez mis des coordonnées, seuls les membres connectés les voient. Elle reste en ligne ${ONLINE_DAYS} jours ; avant la fin, un email vous proposera de la renouveler.`}
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
  Body: (rejection) => (
    <>
      <Paragraph>Un administrateur a relu votre annonce et ne l'a pas publiée.</Paragraph>
      <StatementOfReasons {...rejection} how={DECIDED_BY_A_PERSON} />
    </>
  ),
}

export const adRemoved: Template<Contents['ad-removed']> = {
  subject: 'Votre annonce a été retirée',
  preview: "Un administrateur l'a relue après un signalement et vous dit pourquoi.",
  reason: 'parce que vous avez posté une annonce',
  Body: (removal) => (
    <>
      <Paragraph>
        Un administrateur a relu votre annonce après un signalement et l'a retirée du site.
      </Paragraph>
      <StatementOfReasons {...removal} how={REMOVED_BY_A_PERSON} />
    </>
  ),
}

type Statement = Contents['ad-removed'] & { sender: Sender; how: string }

/** As the law on digital services asks for it (art. 17). */
function StatementOfReasons({ title, adId, rule, reason, how, sender }: Statement) {
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
      <Action label="Corriger et renvoyer" href={sender.appUrl + paths.editAd(adId)} />
      <Objection sender={sender}>
        <NoteText>{how}</NoteText>
        <NoteText>{REDRESS}</NoteText>
      </Objection>
    </>
  )
}

export const adHidden: Template<Contents['ad-hidden']> = {
  subject: 'Votre annonce est masquée',
  preview: "Un administrateur l'examine, et vous écrit quand il a décidé.",
  reason: 'parce que vous avez une annonce en ligne',
  Body: ({ title, adId, sender }) => (
    <>
      <Paragraph>
        Votre annonce a été signalée. Un administrateur l'a masquée le temps de l'examiner : vous seul et les
        administrateurs la voyez encore. Vous recevrez sa décision par email.
      </Paragraph>
      <Facts facts={[['Annonce', frenchSpaces(title)]]} />
      <Action label="Voir mon annonce" href={sender.appUrl + paths.ad(adId)} />
      <Objection sender={sender}>
        <NoteText>{ELSEWHERE}</NoteText>
      </Objection>
    </>
  ),
}

export const adShownAgain: Template<Contents['ad-shown-again']> = {
  subject: 'Votre annonce est de nouveau visible',
  preview: "Un administrateur l'a examinée et l'a rendue à ses lecteurs.",
  reason: 'parce que vous avez une annonce en ligne',
  Body: ({ title, adId, sender }) => (
    <>
      <Paragraph>
        Un administrateur a examiné votre annonce et l'affiche de nouveau, sans y rien changer.
      </Paragraph>
      <Facts facts={[['Annonce', frenchSpaces(title)]]} />
      <Action label="Voir mon annonce" href={sender.appUrl + paths.ad(adId)} />
    </>
  ),
}

export const adEnding: Template<Ending> = {
  subject: 'Votre annonce prend bientôt fin',
  preview: `Un bouton suffit pour la garder en ligne ${ONLINE_DAYS} jours de plus.`,
  reason: 'parce que vous avez une annonce en ligne',
  Body: (ending) => (
    <>
      <Paragraph>
        Votre annonce quitte la liste dans quelques jours. Si elle ne vous sert plus, vous n'avez rien à
        faire.
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
  preview: `Vous avez ${DELETED_AFTER_DAYS} jours pour la renouveler.`,
  reason: 'parce que vous aviez une annonce en ligne',
  Body: (ending) => (
    <>
      <Paragraph>
        {`Votre annonce a passé ${ONLINE_DAYS} jours en ligne : elle a quitté la liste, et vos coordonnées ne sont plus affichées. Vous pouvez encore la renouveler ; sinon, elle sera supprimée avec ses photos.`}
      </Paragraph>
      <Facts facts={[...aboutOf(ending), ['Supprimée le', frenchSpaces(longDate(ending.deletedAt))]]} />
      <Action label="Renouveler mon annonce" href={ending.renewUrl} />
    </>
  ),
}

const aboutOf = ({ title }: Ending): [label: string, value: string][] => [['Annonce', frenchSpaces(title)]]
