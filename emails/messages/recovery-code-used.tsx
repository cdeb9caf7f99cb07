import { z } from 'zod'
import { frenchSpaces } from '#app/text/french'
import { count } from '#app/text/words'
import { defineMail } from '../mail'
import { Paragraph } from '../parts'
import { NotYou, When } from './parts/sign-in'

export default defineMail({
  /** `left` is the number of unused codes. */
  stored: { firstName: z.string(), at: z.iso.datetime(), left: z.int().nonnegative() },
  kind: 'Code de secours utilisé',
  sample: { firstName: 'Camille', at: '2026-11-20T17:12:00.000Z', left: 3 },
  subject: "Un code de secours vient d'être utilisé",
  preview: "Si c'était vous, vous n'avez rien à faire.",
  reason: "parce que c'est l'adresse d'un compte dont un code de secours vient d'être utilisé",
  Body: ({ at, left, sender }) => (
    <>
      <Paragraph>
        Un code de secours a remplacé le code de votre application pour votre compte Prépa LTS. Ce code de
        secours ne sert plus.
      </Paragraph>
      <When at={at} />
      <Paragraph>{frenchSpaces(leftInWords(left))}</Paragraph>
      <NotYou sender={sender}>
        Changez tout de suite votre mot de passe, puis créez de nouveaux codes de secours dans votre profil.
      </NotYou>
    </>
  ),
})

function leftInWords(left: number): string {
  if (left === 0) return "Vous n'avez plus de code de secours : créez de nouveaux codes dans votre profil."
  return `Il vous reste ${count(left, 'code')} de secours ; vous pouvez créer de nouveaux codes dans votre profil.`
}
