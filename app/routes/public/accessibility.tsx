import type { ReactNode } from 'react'
import { count, CRITERIA, type CriterionState, longDate } from '#app/text'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { Article, type ArticleChapter, Breadcrumbs, Entries, HOME_CRUMB, Paragraph, Terms } from '#app/ui'
import { OperatorTerms } from './legal'

export const handle: PageHandle = {
  title: 'Accessibilité',
  crumbs: [HOME_CRUMB],
  description:
    'Ce que Prépa LTS fait pour être utilisable par tous, ce qui manque encore, point par point, et à qui signaler un obstacle.',
  listed: {
    keywords: ['Prépa LTS', 'accessibilité', 'WCAG 2.2', 'EN 301 549'],
    path: paths.accessibility(),
  },
}

export { loader } from './legal.server'
export { loaderHeaders as headers } from '#app/http'

export default function Accessibility() {
  return (
    <>
      <Breadcrumbs />
      <Article
        intro="Ce que le site fait pour être utilisable par tous, ce qui manque encore, et à qui signaler un obstacle."
        note={`Déclaration établie le ${longDate(ASSESSED)}, par autoévaluation`}
        chapters={CHAPTERS}
      />
    </>
  )
}

/** The day of the last self-assessment. Change it after every self-assessment. */
const ASSESSED = new Date('2026-11-27T12:00:00Z')

const GROUPS: Record<CriterionState, string> = {
  no: 'Non respectés',
  yes: 'Respectés, vérifiés sur le site',
  untested: 'Respectés à notre connaissance, sans vérification complète',
  'n/a': "Sans objet : le site n'a rien de tel",
}

const listInState = (wanted: CriterionState) => CRITERIA.filter(([, , state]) => state === wanted)

/** Counts the criteria, not the rows, since one row may name several. */
const countCriteria = (wanted: CriterionState) =>
  listInState(wanted).flatMap(([numbers]) => numbers.split(', ')).length

const groups = Object.entries(GROUPS).flatMap(([state, title]) => {
  const rows = listInState(state as CriterionState).map(([numbers, name]) => [numbers, name])
  return rows.length === 0 ? [] : [[title, <Terms key={state} terms={Object.fromEntries(rows)} />]]
})

const KNOWN_FAULTS =
  countCriteria('no') === 0
    ? 'nous ne lui connaissons pas de défaut de conformité'
    : `${count(countCriteria('no'), 'critère')} ne sont pas respectés`

const CHAPTERS: ArticleChapter[] = [
  {
    id: 'etat',
    title: "L'état du site",
    short: 'État',
    body: [
      "Prépa LTS vise les Règles pour l'accessibilité des contenus web (WCAG 2.2), niveau AA. Elles reprennent, à un critère devenu sans objet près, ce que la norme européenne EN 301 549 (version 3.2.1) demande aux pages web.",
      `Il est partiellement conforme : ${KNOWN_FAULTS}, mais ${count(countCriteria('untested'), 'critère')} n'ont pas été vérifiés sur toutes les pages, et personne n'a essayé le site avec un lecteur d'écran.`,
    ],
  },
  {
    id: 'avec-le-site',
    title: 'Se servir du site',
    short: 'Se servir du site',
    body: (
      <Entries
        entries={{
          'Au clavier':
            'Tout se fait au clavier, les examens aussi. Les lettres qui servent de raccourcis se désactivent par le bouton placé à côté de leur légende.',
          'Sans script': 'Formulaires, examens et annonces fonctionnent quand JavaScript est coupé.',
          'Avec plus de temps':
            "Avant un test d'entraînement, vous choisissez un temps multiplié par 1,5 ou par 2, ou sans limite ; avant l'examen officiel de ce site, par 1,5 ou par 2. L'épreuve réelle a ses propres règles : renseignez-vous auprès de ceux qui l'organisent.",
          'En grands caractères':
            'Les pages suivent la taille du texte, le zoom, les couleurs et le mode sombre de votre appareil.',
        }}
      />
    ),
  },
  {
    id: 'manques',
    title: 'Ce qui manque',
    body: [
      "Aucun essai n'a été fait avec un lecteur d'écran, ni avec Safari. Cinq parcours sont vérifiés dans Firefox, tout le reste dans Chromium.",
      'Les membres écrivent les annonces, et la rédaction choisit les images des actualités : une description peut manquer, et un texte peut être difficile à lire.',
    ],
  },
  {
    id: 'contact',
    title: 'Signaler un obstacle',
    body: [
      "Écrivez ce que vous vouliez faire, sur quelle page, et avec quel appareil. Si vous avez besoin d'un contenu sous une autre forme, demandez-le.",
      <OperatorTerms key="exploitant" />,
    ],
  },
  {
    id: 'recours',
    title: 'Sans réponse satisfaisante',
    short: 'Recours',
    body: (
      <Paragraph>
        Unia, le centre interfédéral pour l'égalité des chances, aide les personnes en situation de handicap
        qui rencontrent un obstacle : <a href="https://www.unia.be/fr">www.unia.be</a>.
      </Paragraph>
    ),
  },
  {
    id: 'criteres',
    title: 'Point par point',
    body: [
      'Les critères de niveaux A et AA, avec leurs numéros.',
      <Entries key="criteres" entries={Object.fromEntries(groups) as Record<string, ReactNode>} />,
    ],
  },
]
