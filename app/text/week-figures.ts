import type { WeekFigures } from '#modules/admin'
import { decimal, thousands } from './words'

type Figure = Exclude<keyof WeekFigures, 'from' | 'until'>

/** What the site counts by week. */
export const WEEK_FIGURES: Record<Figure, { title: string; note: string }> = {
  members: { title: 'Membres inscrits', note: 'Sans les administrateurs.' },
  tests: { title: 'Tests passés', note: "Les examens terminés, d'entraînement et officiels." },
  answers: {
    title: 'Réponses données',
    note: 'Dans les tests, en révision, dans la théorie et dans les essais.',
  },
  sentAds: { title: 'Annonces envoyées', note: 'Dans la semaine où elles ont été envoyées à valider.' },
  approvedAds: { title: 'Annonces approuvées', note: 'Dans la semaine où elles ont été approuvées.' },
  hoursToApproval: {
    title: "Délai d'approbation, en heures",
    note: "De l'envoi à l'approbation : la moitié des annonces approuvées cette semaine-là ont attendu moins longtemps.",
  },
}

export const formatFigure = (figure: Figure, value: number): string =>
  figure === 'hoursToApproval' ? decimal(value) : thousands(value)
