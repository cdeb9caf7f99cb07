import { z } from 'zod'

export type QuestionFields = z.output<typeof questionSchema>

export const letterSchema = z.enum(['A', 'B', 'C'], 'Choisissez une réponse avant de continuer.')

export const questionSchema = z.object({
  question: text('La question est requise', 1000),
  optionA: text("L'option A est requise", 500),
  optionB: text("L'option B est requise", 500),
  optionC: text("L'option C est requise", 500),
  correctAnswer: z.enum(['A', 'B', 'C'], 'La bonne réponse doit être A, B ou C'),
  theme: optionalText(100),
  explanation: optionalText(2000),
  source: optionalText(500),
})

function text(message: string, max: number) {
  return z
    .string(message)
    .overwrite(withPlainLineBreaks)
    .trim()
    .min(1, message)
    .max(max, `Le texte ne peut pas dépasser ${max} caractères`)
}

function optionalText(max: number) {
  return z
    .string('Texte invalide')
    .overwrite(withPlainLineBreaks)
    .trim()
    .max(max, `Le texte ne peut pas dépasser ${max} caractères`)
    .nullish()
    .transform((value) => value || null)
}

/** A browser sends CRLF, a file may hold any of the three: a text is the same whichever way it came. */
function withPlainLineBreaks(value: string) {
  return value.replace(/\r\n?/g, '\n')
}
