import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { ELSEWHERE } from '#app/text'
import { Article, type ArticleChapter, Breadcrumbs, Entries, HOME_CRUMB, Paragraph } from '#app/ui'
import { LAST_CHANGED, OperatorTerms } from './legal'

const TITLE = 'Signaler un contenu'
export const handle: PageHandle = {
  title: TITLE,
  crumbs: [HOME_CRUMB],
  description:
    'Comment signaler une annonce, une conversation, une question ou une leçon de Prépa LTS, ce qui se passe ensuite, et le point de contact unique du site.',
  listed: {
    keywords: ['Prépa LTS', 'signaler', 'contenu illégal', 'point de contact unique'],
    path: paths.reportContent(),
  },
}

export { loader } from './legal.server'
export { loaderHeaders as headers } from '#app/http'

/** Publishes what Regulation (EU) 2022/2065 on digital services requires (articles 11, 12, 14 and 16). */
export default function ReportContent() {
  return (
    <>
      <Breadcrumbs />
      <Article
        intro="Un contenu illégal, une arnaque, une erreur : dites-le-nous. Une personne lit chaque signalement et vous répond."
        note={LAST_CHANGED}
        chapters={CHAPTERS}
      />
    </>
  )
}

const KINDS = {
  'Une annonce': (
    <Paragraph>
      « Signaler cette annonce », sur la page de l'annonce : ouvert à tous, avec ou sans compte. La liste est
      dans les <a href={paths.ads()}>petites annonces</a>.
    </Paragraph>
  ),
  'Une conversation':
    "« Signaler », dans la conversation : réservé aux deux membres qui s'écrivent. Un administrateur peut alors la lire, et chaque lecture est notée.",
  'Une question ou une leçon':
    "Le lien « Signaler », sous la réponse d'une question ou sous le texte d'une leçon : réservé aux membres.",
  'Autre chose':
    "Une actualité, une page du site, ou un contenu que vous ne pouvez pas signaler ainsi : écrivez au point de contact, avec l'adresse de la page et ce qui ne va pas.",
}

const CHAPTERS: ArticleChapter[] = [
  { id: 'comment', title: 'Comment signaler', body: <Entries entries={KINDS} /> },
  {
    id: 'ensuite',
    title: 'Ce qui se passe ensuite',
    short: 'Ensuite',
    body: [
      "Vous recevez un accusé de réception par email ; celui d'une annonce porte un numéro. Une personne lit ensuite ce que vous signalez, sans outil automatisé. Elle peut masquer une annonce le temps de l'examiner.",
      "Elle vous écrit ce qu'elle a décidé et pourquoi. Si une annonce est masquée ou retirée, son auteur l'apprend aussi, avec la règle et le motif d'un retrait. Il ne reçoit ni votre nom, ni votre adresse, ni vos mots.",
      <Paragraph>
        Les règles des annonces sont dans les <a href={`${paths.legalNotice()}#annonces`}>mentions légales</a>
        .
      </Paragraph>,
    ],
  },
  {
    id: 'desaccord',
    title: "Si vous n'êtes pas d'accord",
    short: 'Désaccord',
    body: [
      "Écrivez au point de contact, avec le numéro du signalement ou l'adresse de l'annonce : une personne relit la décision.",
      ELSEWHERE,
    ],
  },
  {
    id: 'contact',
    title: 'Le point de contact unique',
    short: 'Contact',
    body: [
      'Pour tous, les utilisateurs comme les autorités, en français (règlement (UE) 2022/2065, articles 11 et 12).',
      <OperatorTerms />,
    ],
  },
]
