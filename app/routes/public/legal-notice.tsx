import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { REDRESS, REJECTION_GROUNDS, REJECTION_NAMES } from '#app/text'
import { Article, type ArticleChapter, Breadcrumbs, Entries, HOME_CRUMB, Paragraph } from '#app/ui'
import { INDEPENDENT, LAST_CHANGED, NO_LIABILITY, OperatorTerms } from './legal'

export const handle: PageHandle = {
  title: 'Mentions légales',
  crumbs: [HOME_CRUMB],
  description:
    "Qui exploite Prépa LTS, un site indépendant et non officiel pour préparer l'examen de tireur sportif, et à quelles conditions vous l'utilisez.",
  listed: {
    keywords: ['Prépa LTS', 'mentions légales', 'exploitant', 'site indépendant'],
    path: paths.legalNotice(),
  },
}

export { loader } from './legal.server'
export { loaderHeaders as headers } from '#app/http'

export default function LegalNotice() {
  return (
    <>
      <Breadcrumbs />
      <Article
        intro="Qui exploite ce site, ce qu'il est et ce qu'il n'est pas."
        note={LAST_CHANGED}
        chapters={CHAPTERS}
      />
    </>
  )
}

const { other: _, ...named } = REJECTION_NAMES

const RULES = Object.fromEntries(
  Object.entries(named).map(([rule, name]) => [name, REJECTION_GROUNDS[rule as keyof typeof named]]),
)

const CHAPTERS: ArticleChapter[] = [
  { id: 'exploitant', title: "L'exploitant", short: 'Exploitant', body: <OperatorTerms /> },
  {
    id: 'independance',
    title: 'Un site indépendant',
    short: 'Indépendance',
    body: [
      <Paragraph>{INDEPENDENT}</Paragraph>,
      "L'« examen officiel » est la simulation complète de ce site : le réussir ne donne ni droit, ni titre, ni garantie pour l'épreuve.",
    ],
  },
  {
    id: 'responsabilite',
    title: 'La responsabilité',
    short: 'Responsabilité',
    body: [
      `Ce site est fait avec soin, mais il peut contenir des erreurs ou ne plus être à jour. ${NO_LIABILITY}`,
      "Les annonces sont publiées par les membres, sous leur responsabilité. La cession d'une arme ou de munitions est réglée par la loi du 8 juin 2006 sur les armes, notamment par ses articles 10, 12, 19 et 22. Elle demande le titre approprié. La loi interdit d'acheter, de vendre, d'offrir en vente ou de céder une arme, même en vente libre, à un particulier par correspondance ou par Internet. Une annonce en ligne peut elle-même être tenue pour une offre en vente.",
    ],
  },
  {
    id: 'annonces',
    title: 'Les règles des annonces',
    short: 'Annonces',
    body: [
      "Une personne lit chaque annonce avant sa publication, sans outil automatisé. Voici les motifs de refus. L'auteur reçoit la règle, le motif et les voies de recours, et peut corriger l'annonce.",
      <Entries entries={RULES} />,
      REDRESS,
    ],
  },
  {
    id: 'propriete-intellectuelle',
    title: 'La propriété intellectuelle',
    short: 'Propriété intellectuelle',
    body: "Les textes, les questions et les dessins du site sont protégés par le droit d'auteur : lisez-les et imprimez-les pour votre usage personnel ; tout autre usage demande l'accord de l'exploitant. Les textes de loi cités appartiennent à tous.",
  },
  {
    id: 'donnees',
    title: 'Vos données',
    body: (
      <Paragraph>
        Ce que le site garde sur vous, combien de temps, et vos droits : tout est dans la page{' '}
        <a href={paths.privacy()}>Confidentialité</a>.
      </Paragraph>
    ),
  },
  {
    id: 'droit',
    title: 'Le droit applicable',
    short: 'Droit applicable',
    body: 'Ce site et ces mentions sont régis par le droit belge.',
  },
]
