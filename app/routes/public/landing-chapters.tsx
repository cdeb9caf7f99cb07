import type { ReactNode } from 'react'
import { EXAMS, PASSES_TO_UNLOCK, SCORE_TO_AIM_FOR } from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { Entries, Paragraph } from '#app/ui/content/article'
import { Marks, Steps } from '#app/ui/guide/guide'
import { Faq } from '#app/ui/home/home'
import { examInWords } from '#app/text/exams'
import { MARGIN, MARKS, QUESTIONS, ROAD, THEMES, TRAPS } from './landing-words'

type LandingChapter = {
  id: string
  title: string
  /** Its name in the contents. */
  short: string
  about?: string
  body: ReactNode
  /** Has no measure of a text: figures side by side, or folds. */
  isWide?: boolean
}

/** The landing page, part by part. */
export const LANDING_CHAPTERS: readonly LandingChapter[] = [
  {
    id: 'pour-qui',
    title: 'Qui a besoin de la LTS ?',
    short: 'Pour qui',
    body: (
      <>
        <Paragraph>
          En Belgique, un particulier ne peut pas détenir une arme à feu soumise à autorisation sans l'accord
          préalable du gouverneur, sauf exception prévue par la loi. La licence de tireur sportif, ou LTS,
          ouvre l'une de ces exceptions : son titulaire est dispensé d'autorisation pour les armes conçues
          pour le tir sportif qui figurent sur une liste fixée par arrêté ministériel.
        </Paragraph>
        <Paragraph>
          Elle s'adresse à celles et ceux qui pratiquent vraiment : un tireur sportif est affilié, par son
          cercle, à une fédération de tir reconnue, et il tire régulièrement. En Fédération
          Wallonie-Bruxelles, la licence est réglée par le décret du 20 décembre 2011, tandis que la loi sur
          les armes, du 8 juin 2006, est fédérale.
        </Paragraph>
        <Paragraph>
          Le décret distingue quatre familles d'armes : l'arme de poing, l'arme d'épaule à canon rayé, l'arme
          d'épaule à canon lisse et la poudre noire. Le tir à air n'entre plus dans son champ.
        </Paragraph>
      </>
    ),
  },
  {
    id: 'deroulement',
    title: "Comment se passe l'examen ?",
    short: 'Le déroulement',
    about:
      'Dates, lieu et pièces à présenter se demandent à votre cercle ou à votre fédération, qui ont le dernier mot.',
    body: <Steps steps={ROAD} />,
  },
  {
    id: 'programme',
    title: "Ce que l'épreuve demande",
    short: 'Le programme',
    body: (
      <>
        <Paragraph>
          Connaître la loi, ce n'est pas réciter des articles : c'est savoir quoi faire d'une arme dans le
          coffre d'une voiture, d'une boîte de munitions dans une armoire, d'un carnet où il manque une
          séance. Nos questions partent de ces situations, et se rangent par thèmes.
        </Paragraph>
        <Entries entries={THEMES} />
      </>
    ),
  },
  {
    id: 'score',
    title: 'Quel score viser ?',
    short: 'Le score',
    about: 'Trois seuils reviennent sur ce site. Chacun a son rôle, et ils ne se contredisent pas.',
    isWide: true,
    body: (
      <>
        <Marks marks={MARKS} />
        <Paragraph>{`L'écart est voulu. Entre le minimum de l'épreuve et le score à viser, il y a ${MARGIN} questions sur ${EXAMS.official.questions} : de quoi absorber le trac, une question lue de travers ou une règle oubliée. Qui obtient chez soi au moins ${SCORE_TO_AIM_FOR}/${EXAMS.official.questions}, plusieurs fois de suite, arrive à l'épreuve avec de l'avance.`}</Paragraph>
      </>
    ),
  },
  {
    id: 'preparation',
    title: "Comment s'y préparer ?",
    short: 'La préparation',
    about: 'Dix minutes par jour valent mieux que tout un dimanche.',
    body: (
      <Steps
        steps={[
          {
            title: 'Mesurez-vous tout de suite',
            body: (
              <Paragraph>
                {'Faites un '}
                <a href={paths.examSelection()}>{"test d'entraînement"}</a>
                {`, ${examInWords('practice')}, sans réviser avant. Ce premier score n'est pas un jugement : il montre par où commencer.`}
              </Paragraph>
            ),
          },
          {
            title: 'Lisez chaque explication',
            body: "Après le test, chaque réponse est expliquée et cite le texte ou la règle qui la fonde. Une erreur que l'on a comprise revient rarement ; une bonne réponse donnée au hasard, elle, ne vaut rien.",
          },
          {
            title: 'Étudiez la théorie par petites doses',
            body: (
              <Paragraph>
                {'La '}
                <a href={paths.theory()}>théorie</a>
                {
                  " montre les questions une à une, réponse cachée. Répondez à voix haute avant de la dévoiler : c'est l'effort de chercher qui fait retenir."
                }
              </Paragraph>
            ),
          },
          {
            title: 'Passez la simulation',
            body: `Notre « examen officiel » est une simulation : ${examInWords('official')}. Il s'ouvre après ${PASSES_TO_UNLOCK} tests d'entraînement réussis. Refaites-le jusqu'à tenir votre score plusieurs fois de suite, à des jours différents.`,
          },
          {
            title: 'Mettez la règle en gestes',
            body: "Au stand, dites la règle avant chaque geste, et demandez au moniteur de vous reprendre. C'est déjà préparer l'épreuve pratique.",
          },
        ]}
      />
    ),
  },
  { id: 'pieges', title: 'Les pièges fréquents', short: 'Les pièges', body: <Entries entries={TRAPS} /> },
  {
    id: 'questions',
    title: 'Questions fréquentes',
    short: 'Questions',
    isWide: true,
    body: <Faq entries={QUESTIONS} />,
  },
]
