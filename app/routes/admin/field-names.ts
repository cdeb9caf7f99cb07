import type { AdminAd } from '#modules/ads'
import type { NewsFields } from '#modules/news'
import type { QuestionFields } from '#modules/exams'

// The labels of the forms, also used by the log and by comparisons of two versions.

export const QUESTION_FIELDS = {
  question: 'Question',
  optionA: 'Option A',
  optionB: 'Option B',
  optionC: 'Option C',
  correctAnswer: 'Bonne réponse',
  theme: 'Thème',
  explanation: 'Explication',
  source: 'Source',
} as const satisfies Record<keyof QuestionFields, string>

export const AD_FIELDS = {
  type: "Type d'annonce",
  category: 'Catégorie',
  title: 'Titre',
  description: 'Description',
  brand: 'Marque',
  caliber: 'Calibre',
  condition: 'État',
  weight: 'Poids',
  price: 'Prix',
  location: 'Localisation',
  contactEmail: 'Email',
  contactPhone: 'Téléphone',
  contactInfo: 'Autres coordonnées',
} as const satisfies Record<keyof AdminAd, string>

export const NEWS_FIELDS = {
  title: 'Titre',
  summary: 'Résumé',
  content: 'Contenu',
  author: 'Auteur',
  isPublished: 'Publié',
  isFeatured: 'À la une',
} as const satisfies Record<keyof NewsFields, string>
