import { z } from 'zod'
import { defineMail } from '../mail'
import { Paragraph } from '../parts'
import { NotYou, When } from './parts/sign-in'

export default defineMail({
  stored: { firstName: z.string(), at: z.iso.datetime() },
  kind: 'Mot de passe changé',
  sample: { firstName: 'Camille', at: '2026-11-20T17:12:00.000Z' },
  subject: 'Votre mot de passe a été changé',
  preview: "Si c'était vous, vous n'avez rien à faire.",
  reason: "parce que c'est l'adresse d'un compte dont le mot de passe a changé",
  Body: ({ at, sender }) => (
    <>
      <Paragraph>
        Le mot de passe de votre compte Prépa LTS a été changé. Par précaution, les autres appareils où votre
        compte était ouvert ont été déconnectés.
      </Paragraph>
      <When at={at} />
      <Paragraph>Si c'était vous, vous n'avez rien à faire.</Paragraph>
      <NotYou sender={sender}>
        Demandez tout de suite un nouveau mot de passe : le lien arrivera à cette adresse. Si quelqu'un
        d'autre peut lire vos emails, changez d'abord le mot de passe de votre messagerie.
      </NotYou>
    </>
  ),
})
