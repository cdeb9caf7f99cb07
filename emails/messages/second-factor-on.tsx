import { z } from 'zod'
import { defineMail } from '../mail'
import { Paragraph } from '../parts'
import { NotYou, When } from './parts/sign-in'

export default defineMail({
  stored: { firstName: z.string(), at: z.iso.datetime() },
  kind: 'Double authentification activée',
  sample: { firstName: 'Camille', at: '2026-11-20T17:12:00.000Z' },
  subject: 'La double authentification est activée',
  preview: 'Votre compte demande désormais un code de votre application après le mot de passe.',
  reason: "parce que c'est l'adresse d'un compte dont la double authentification vient d'être activée",
  Body: ({ at, sender }) => (
    <>
      <Paragraph>
        Votre compte Prépa LTS demande désormais un code de votre application après le mot de passe. Gardez
        vos codes de secours à l'abri : ils servent si vous perdez votre appareil.
      </Paragraph>
      <When at={at} />
      <NotYou sender={sender}>
        Changez tout de suite votre mot de passe, puis demandez à l'exploitant du site de retirer la double
        authentification.
      </NotYou>
    </>
  ),
})
