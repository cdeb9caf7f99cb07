import { RETENTION } from '#modules/kernel/retention'
import { paths } from '#app/paths'
import { count } from '#app/text/words'
import { defineMail } from '../mail'
import { MailButton, Note, NoteText, Paragraph } from '../parts'

export default defineMail({
  stored: {},
  kind: 'Lien pour un nouveau mot de passe',
  priority: 'first',
  resendRefusal: 'link',
  // Each try invalidates the previous link, so mail programs must not hide the newest mail as a duplicate.
  isNewAtEachTry: true,
  // The log must not reveal whether an address has an account.
  isDroppedSilently: true,
  async complete(_stored, { to }, { appUrl, issueResetToken }) {
    const issued = await issueResetToken(to)
    if (!issued) return null
    return { firstName: issued.firstName, url: appUrl + paths.resetPassword({ token: issued.token }) }
  },
  sample: {
    firstName: 'Camille',
    url: 'https://prepa-lts.example/reset-password?token=an-example-that-opens-nothing',
  },
  subject: 'Votre lien pour choisir un nouveau mot de passe',
  preview: `Il est valable ${count(RETENTION.resetLink.hours, 'heure')} et ne sert qu'une fois.`,
  reason: "parce qu'un nouveau mot de passe a été demandé pour cette adresse",
  Body: ({ url }) => (
    <>
      <Paragraph>Vous avez demandé un nouveau mot de passe pour votre compte Prépa LTS.</Paragraph>
      <MailButton label="Choisir un nouveau mot de passe" href={url} />
      <Paragraph>
        {`Ce lien est valable ${count(RETENTION.resetLink.hours, 'heure')} et ne sert qu'une fois. Si vous en avez demandé plusieurs, seul le dernier fonctionne.`}
      </Paragraph>
      <Note question="Vous n'avez rien demandé ?">
        <NoteText>
          Ignorez cet email : votre mot de passe reste le même. Ne transmettez ce lien à personne.
        </NoteText>
      </Note>
    </>
  ),
})
