import { z } from 'zod'
import { defineMail } from '../mail'
import { Paragraph } from '../parts'
import { NotYou, When } from './parts/sign-in'

export default defineMail({
  stored: { firstName: z.string(), at: z.iso.datetime() },
  kind: 'Double authentification désactivée',
  sample: { firstName: 'Camille', at: '2026-11-20T17:12:00.000Z' },
  subject: 'La double authentification est retirée',
  preview: 'Votre mot de passe suffit de nouveau pour ouvrir votre compte.',
  reason: "parce que c'est l'adresse d'un compte dont la double authentification vient d'être retirée",
  Body: ({ at, sender }) => (
    <>
      <Paragraph>
        Votre mot de passe suffit de nouveau pour ouvrir votre compte Prépa LTS. Les codes de secours que vous
        aviez ne servent plus. Vous pouvez activer la double authentification à nouveau dans votre profil.
      </Paragraph>
      <When at={at} />
      <NotYou sender={sender}>
        Changez tout de suite votre mot de passe, puis activez la double authentification.
      </NotYou>
    </>
  ),
})
