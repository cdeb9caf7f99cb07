import { questionsFile } from './questions-file.server'

/** The header, and one line that shows how to fill it in. */
const { loader, action } = questionsFile({
  name: () => 'prepa-lts-modele-questions',
  questions: () => [
    {
      question: 'Exemple à remplacer : combien de réponses une question propose-t-elle ?',
      optionA: 'Deux',
      optionB: 'Trois',
      optionC: 'Quatre',
      correctAnswer: 'B',
      theme: 'exemple',
      explanation: 'Ce que le candidat lit une fois la réponse affichée.',
      source: 'Le texte légal et son article, ou la règle de sécurité',
    },
  ],
})
export { action, loader }
