import { refuseForm, refuseTooMany } from '#app/http/form.server'

type Form = Parameters<typeof refuseForm>[0]

/** Of a visitor, to whom no page shows what they have reported before. */
export const refuseSecond = (form: Form) => refuseForm(form, { formErrors: [ALREADY_REPORTED] })

export const refuseSixth = (form: Form) => refuseTooMany(form, FIVE_OPEN)

const ALREADY_REPORTED =
  "Vous avez déjà signalé cette annonce : un administrateur l'examine et vous répondra par email."

const FIVE_OPEN =
  "Cinq de vos signalements attendent encore une réponse. Attendez l'une de ces réponses avant d'envoyer un autre signalement."
