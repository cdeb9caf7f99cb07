import { CONFIRMATION_HOURS, EMAIL_UNDO_DAYS } from '#modules/identity/schemas'
import { paths } from '#app/paths'
import { toReadableAddress } from '#app/text/email-address'
import type { Contents, Sender, Template } from '../mail'
import { Action, contactLine, Facts, Note, NoteText, Objection, Paragraph, TextLink } from '../parts'
import { usernameOrNothing } from '../words'

export const welcome: Template<Contents['welcome']> = {
  subject: 'Bienvenue sur Prépa LTS',
  preview: "Votre compte est prêt. Confirmez votre adresse, puis passez un premier examen d'entraînement.",
  reason: "parce qu'un compte a été créé avec cette adresse",
  Body: ({ username, confirmUrl, sender }) => (
    <>
      <Paragraph>
        Votre compte est prêt. Connectez-vous avec votre nom d'utilisateur{told(username)} ou avec cette
        adresse email.
      </Paragraph>
      <Paragraph>{WHY}</Paragraph>
      <ConfirmAddress url={confirmUrl} />
      <Paragraph>
        Pour savoir où vous en êtes, passez un premier examen d'entraînement : quelques minutes, puis chaque
        réponse expliquée, avec sa source.
        <br />
        <TextLink href={sender.appUrl + paths.examSelection()}>Choisir un examen</TextLink>
      </Paragraph>
      <Note question="Vous n'avez pas créé de compte ?">
        <TypedByMistake sender={sender} />
      </Note>
    </>
  ),
}

function told(username: string) {
  const name = usernameOrNothing(username)
  return (
    name !== undefined && (
      <>
        , <strong>{name}</strong>,
      </>
    )
  )
}

export const addressConfirmation: Template<Contents['address-confirmation']> = {
  subject: 'Confirmez votre adresse email',
  preview: `Un bouton suffit. Le lien est valable ${CONFIRMATION_HOURS} heures.`,
  reason: "parce que cette adresse est celle d'un compte",
  Body: ({ confirmUrl, sender }) => (
    <>
      <Paragraph>{WHY}</Paragraph>
      <ConfirmAddress url={confirmUrl} />
      <Note question="Vous n'avez pas de compte sur Prépa LTS ?">
        <TypedByMistake sender={sender} />
      </Note>
    </>
  ),
}

/** The button, and how long its link can be used. */
function ConfirmAddress({ url }: { url: string }) {
  return (
    <>
      <Action label="Confirmer mon adresse" href={url} />
      <Paragraph>
        {`Ce lien est valable ${CONFIRMATION_HOURS} heures. Après, demandez-en un autre dans votre profil, avec « Renvoyer le lien ».`}
      </Paragraph>
    </>
  )
}

const WHY =
  'Confirmez votre adresse : vous pourrez récupérer votre compte, recevoir vos rappels et écrire aux membres.'

function TypedByMistake({ sender }: { sender: Sender }) {
  return (
    <NoteText>
      Quelqu'un a sans doute saisi votre adresse par erreur : ne la confirmez pas. {contactLine(sender)}
    </NoteText>
  )
}

/** Read at the old address. */
export const emailReplaced: Template<Contents['email-changed']> = {
  subject: "L'adresse email de votre compte a changé",
  preview: "Par précaution, nous vous l'annonçons à l'ancienne adresse.",
  reason: "parce que cette adresse était celle d'un compte",
  Body: ({ oldEmail, newEmail, undoUrl, sender }) => (
    <>
      <Paragraph>
        L'adresse email de votre compte Prépa LTS a été remplacée. Par précaution, nous vous l'annonçons à
        l'ancienne adresse.
      </Paragraph>
      <Facts
        facts={[
          ['Ancienne adresse', toReadableAddress(oldEmail)],
          ['Nouvelle adresse', toReadableAddress(newEmail)],
        ]}
      />
      <Paragraph>
        Si c'était vous, vous n'avez rien à faire : nos prochains emails arriveront à la nouvelle adresse.
      </Paragraph>
      <Note question="Ce n'était pas vous ?">
        {undoUrl === null ? <PutBack sender={sender} /> : <Undo url={undoUrl} />}
        <NoteText>Vous n'avez pas de compte sur Prépa LTS ? {contactLine(sender)}</NoteText>
      </Note>
    </>
  ),
}

function Undo({ url }: { url: string }) {
  return (
    <>
      <NoteText>
        {`Annulez ce changement : cette adresse redevient celle de votre compte, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe. Le lien est valable ${EMAIL_UNDO_DAYS} jours et ne sert qu'une fois.`}
      </NoteText>
      <Action label="Annuler ce changement" href={url} />
    </>
  )
}

/** For an address that was never confirmed, on the way from one that was. */
function PutBack({ sender }: { sender: Sender }) {
  return (
    <>
      <NoteText>
        Connectez-vous sans attendre avec votre nom d'utilisateur, changez votre mot de passe et remettez
        votre adresse dans votre profil.
      </NoteText>
      <Action label="Ouvrir mon profil" href={sender.appUrl + paths.profile()} />
    </>
  )
}

/** Goes to the new address, which may be mistyped: it gives nothing of the member but their first name. */
export const emailIsYours: Template<Contents['email-is-yours']> = {
  subject: 'Votre compte a une nouvelle adresse email',
  preview: "Confirmez qu'elle est bien la vôtre.",
  reason: "parce que cette adresse est devenue celle d'un compte",
  Body: ({ confirmUrl, sender }) => (
    <>
      <Paragraph>
        Cette adresse est maintenant celle de votre compte Prépa LTS : nos prochains emails y arriveront, et
        elle vous permet de vous connecter. Confirmez qu'elle est la vôtre.
      </Paragraph>
      <ConfirmAddress url={confirmUrl} />
      <Note question="Vous n'avez pas de compte sur Prépa LTS ?">
        <NoteText>
          Quelqu'un a sans doute saisi votre adresse par erreur en modifiant son profil : ne la confirmez pas.{' '}
          {contactLine(sender)}
        </NoteText>
      </Note>
    </>
  ),
}

export const accountDeleted: Template<Contents['account-deleted']> = {
  subject: 'Votre compte a été supprimé',
  preview: 'Vos résultats et vos annonces ont été effacés.',
  reason: "parce que cette adresse était celle d'un compte",
  Body: ({ sender }) => (
    <>
      <Paragraph>
        Votre compte Prépa LTS a été supprimé, avec vos résultats d'examen et vos annonces. Ces données ne
        peuvent pas être rétablies.
      </Paragraph>
      <Paragraph>Si vous changez d'avis, vous pouvez créer un nouveau compte avec la même adresse.</Paragraph>
      <Action label="Ouvrir Prépa LTS" href={sender.appUrl + paths.home()} />
      <Note question="Vous n'avez pas demandé cette suppression ?">
        <NoteText>
          Quelqu'un connaît peut-être votre mot de passe : changez-le partout où vous l'utilisez encore.{' '}
          {contactLine(sender)}
        </NoteText>
      </Note>
    </>
  ),
}

export const accountRemoved: Template<Contents['account-removed']> = {
  subject: 'Votre compte a été supprimé',
  preview: 'Un administrateur du site a supprimé votre compte.',
  reason: "parce que cette adresse était celle d'un compte",
  Body: ({ sender }) => (
    <>
      <Paragraph>
        Un administrateur de Prépa LTS a supprimé votre compte, avec vos résultats d'examen et vos annonces.
        Ces données ne peuvent pas être rétablies.
      </Paragraph>
      <Action label="Ouvrir Prépa LTS" href={sender.appUrl + paths.home()} />
      <Note question="Vous pensez que c'est une erreur ?">
        <NoteText>{contactLine(sender)}</NoteText>
      </Note>
    </>
  ),
}

export const accountBlocked: Template<Contents['account-blocked']> = {
  subject: 'Votre compte a été bloqué',
  preview: 'Un administrateur du site a bloqué votre compte.',
  reason: "parce que cette adresse est celle d'un compte",
  Body: ({ sender }) => (
    <>
      <Paragraph>
        Un administrateur de Prépa LTS a bloqué votre compte. Vous ne pouvez plus vous connecter, et vos
        annonces ne sont plus visibles. Rien n'est effacé : un administrateur peut débloquer le compte.
      </Paragraph>
      <Action label="Contacter l'exploitant" href={sender.appUrl + paths.legalNotice()} />
      <Objection sender={sender}>
        <NoteText>Une personne a pris cette décision, sans outil automatisé.</NoteText>
      </Objection>
    </>
  ),
}
