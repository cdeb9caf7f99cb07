import { z } from 'zod'
import { paths } from '#app/paths'
import { defineMail } from '../mail'
import { MailButton, Paragraph } from '../parts'

export default defineMail({
  stored: { firstName: z.string(), code: z.string() },
  kind: "Email d'essai",
  priority: 'first',
  complete: (stored, _recipient, { appUrl }) => ({
    ...stored,
    url: appUrl + paths.admin.setup({ code: stored.code }),
  }),
  sample: {
    firstName: 'Camille',
    code: '0a1b2c3d4e',
    url: 'https://prepa-lts.example/admin/setup?code=0a1b2c3d4e',
  },
  subject: "Email d'essai de votre site",
  preview: 'Il est arrivé : saisissez son code dans le panel.',
  reason: "parce qu'un administrateur du site s'est envoyé un email d'essai",
  Body: ({ code, url }) => (
    <>
      <Paragraph>
        Cet email est arrivé : votre site sait écrire à ses membres. Ouvrez la liste de mise en route, où le
        code est déjà saisi, et confirmez-le.
      </Paragraph>
      <MailButton label="Confirmer l'arrivée" href={url} />
      <Paragraph>{`Vous pouvez aussi saisir ce code : ${code}. Il ne sert qu'une fois, et seul le dernier envoyé fonctionne.`}</Paragraph>
    </>
  ),
})
