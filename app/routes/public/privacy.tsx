import { RETENTION } from '#modules/kernel/retention'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import type { PageCookie } from '#app/text'
import { Article, type ArticleChapter, Breadcrumbs, Entries, HOME_CRUMB, Paragraph } from '#app/ui'
import { LAST_CHANGED, OperatorTerms } from './legal'
import { COOKIES, COOKIES_IN_WORDS, KEPT } from './privacy-records'

export const handle: PageHandle = {
  title: 'Confidentialité',
  crumbs: [HOME_CRUMB],
  description:
    'Ce que Prépa LTS garde sur vous, pourquoi et combien de temps, ses cookies, et vos droits : obtenir, corriger ou effacer vos données.',
  listed: {
    keywords: ['Prépa LTS', 'confidentialité', 'données personnelles', 'cookies'],
    path: paths.privacy(),
  },
}

export { loader } from './legal.server'
export { loaderHeaders as headers } from '#app/http'

export default function Privacy() {
  return (
    <>
      <Breadcrumbs />
      <Article
        intro="Prépa LTS ne garde que ce qu'il lui faut pour vous faire réviser. Il ne vous piste pas, ne vend rien, et vous rend ou efface vos données quand vous le voulez."
        note={LAST_CHANGED}
        chapters={CHAPTERS}
      />
    </>
  )
}

const profile = <a href={paths.profile()}>votre profil</a>

const RIGHTS = {
  'Accès et portabilité': (
    <Paragraph>
      « Télécharger mes données », dans {profile}, vous remet dans un fichier tout ce que le site garde sur
      vous.
    </Paragraph>
  ),
  Rectification: (
    <Paragraph>Corrigez votre nom, votre adresse email et votre téléphone dans {profile}.</Paragraph>
  ),
  Effacement: (
    <Paragraph>
      « Supprimer mon compte », dans {profile}, efface aussitôt du site le compte et ce qui en dépend :
      sessions, examens, résultats, annonces, conversations. Le journal des administrateurs garde{' '}
      {RETENTION.adminLog.years} ans ce qu'il a noté. Si l'exploitant fait des sauvegardes, vos données y
      restent jusqu'au remplacement de ces sauvegardes.
    </Paragraph>
  ),
  'Limitation, opposition et questions': (
    <Paragraph>
      Écrivez à <a href="#responsable">l'exploitant</a>, qui a un mois pour vous répondre.
    </Paragraph>
  ),
  Réclamation: (
    <Paragraph>
      Auprès de l'Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles :{' '}
      <a href="mailto:contact@apd-gba.be">contact@apd-gba.be</a>,{' '}
      <a href="https://www.autoriteprotectiondonnees.be">www.autoriteprotectiondonnees.be</a>.
    </Paragraph>
  ),
}

const SET_BY_PAGE: PageCookie = 'no-keys'

const CHAPTERS: ArticleChapter[] = [
  { id: 'responsable', title: 'Qui est responsable', short: 'Responsable', body: <OperatorTerms /> },
  {
    id: 'donnees',
    title: 'Données gardées',
    body: [
      "Sans compte, vous lisez les pages publiques sans cookie et sans session ; les réponses d'un essai restent dans votre navigateur. Avec un compte, voici tout ce que le site garde.",
      <Entries entries={KEPT} />,
    ],
  },
  {
    id: 'bases',
    title: 'Bases légales',
    body: (
      <Entries
        entries={{
          'Le contrat':
            "Le compte, les sessions, les liens, les examens, les rappels, les annonces, les favoris, les alertes et les messages servent à vous rendre le service que vous demandez en vous inscrivant (article 6.1.b du RGPD). Le téléphone est facultatif ; sans les autres données de l'inscription, il n'y a pas de compte.",
          "L'intérêt légitime":
            'Les compteurs et les journaux protègent le site et ses membres contre les abus et les pannes, et permettent de répondre des décisions des administrateurs (article 6.1.f du RGPD).',
        }}
      />
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: [
      `${COOKIES_IN_WORDS}, strictement nécessaires : ils ne demandent pas votre accord, et le site ne montre donc pas de bandeau. Sur une adresse https, le nom des cookies que le serveur pose commence par __Host- : aucun autre site ne peut alors les poser. Seul ${SET_BY_PAGE} est posé par la page elle-même.`,
      <Entries entries={COOKIES} />,
      "Pendant un examen, l'onglet retient les réponses qui attendent d'être envoyées, et les oublie dès qu'elles le sont.",
      "Si vous le demandez par « Garder hors ligne », votre navigateur garde aussi des leçons ou la page sur l'épreuve, telles qu'un visiteur les lit, avec leurs dessins et le petit programme (un service worker) qui les montre sans réseau. Rien de votre compte n'y est : se déconnecter ou supprimer le compte n'y change rien. « Retirer » efface tout.",
      "Rien d'autre : ni traceur, ni mesure d'audience, ni publicité, ni contenu d'un autre site, ni profilage, ni décision automatisée à votre sujet.",
    ],
  },
  {
    id: 'destinataires',
    title: 'Destinataires',
    body: [
      "L'exploitant, les administrateurs qu'il désigne et ceux qui font fonctionner le site pour lui : son hébergeur et, pour les emails, son service d'envoi. Personne d'autre : vos données ne sont ni vendues, ni prêtées.",
      "Vos messages vont au membre à qui vous écrivez, avec votre nom d'utilisateur ; les premiers mots lui sont aussi envoyés par email.",
      "Une annonce approuvée est publique, sauf ses coordonnées : elles ne sont montrées qu'aux membres connectés.",
    ],
  },
  {
    id: 'droits',
    title: 'Vos droits',
    body: [
      "Ces droits vous viennent du règlement général sur la protection des données (RGPD). Vous exercez les premiers d'ici, sans rien demander à personne.",
      <Entries entries={RIGHTS} />,
    ],
  },
]
