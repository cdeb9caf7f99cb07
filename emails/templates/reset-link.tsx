import type { Contents } from '../mail'
import { Action, Note, NoteText, Paragraph } from '../parts'
import type { Template } from './template'

export const resetLink: Template<Contents['reset-link']> = {
  subject: 'Votre lien pour choisir un nouveau mot de passe',
  preview: "Il est valable une heure et ne sert qu'une fois.",
  reason: "parce qu'un nouveau mot de passe a été demandé pour cette adresse",
  Body: ({ url }) => (
    <>
      <Paragraph>Vous avez demandé un nouveau mot de passe pour votre compte Prépa LTS.</Paragraph>
      <Action label="Choisir un nouveau mot de passe" href={url} />
      <Paragraph>
        Ce lien est valable une heure et ne sert qu'une fois. Si vous en avez demandé plusieurs, seul le
        dernier fonctionne.
      </Paragraph>
      <Note question="Vous n'avez rien demandé ?">
        <NoteText>
          Ignorez cet email : votre mot de passe reste le même. Ne transmettez ce lien à personne.
        </NoteText>
      </Note>
    </>
  ),
}
