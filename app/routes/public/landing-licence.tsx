import { paths } from '#app/paths'
import { type ArticleChapter, Paragraph } from '#app/ui'
import { Steps } from '#app/ui/guide/guide'
import { Faq } from '#app/ui/home/home'

// Every statement in this file comes from the law or the decree, unless the text names another source.

export const WHO_NEEDS_IT: ArticleChapter = {
  id: 'pour-qui',
  title: 'Qui a besoin de la LTS ?',
  short: 'Pour qui',
  body: [
    "En Belgique, un particulier ne peut pas détenir une arme à feu soumise à autorisation, ni ses munitions, sans l'autorisation préalable du gouverneur de sa résidence, sauf exception légale (loi du 8 juin 2006 sur les armes, art. 11). La licence de tireur sportif, ou LTS, ouvre l'une de ces exceptions : son titulaire est dispensé d'autorisation pour les armes conçues pour le tir sportif qui figurent sur une liste ministérielle, après une vérification de ses antécédents pénaux, de sa connaissance de la loi et de son aptitude pratique et médicale (art. 12).",
    "Elle s'adresse à celles et ceux qui pratiquent vraiment : un tireur sportif est affilié, par son cercle, à une fédération de tir reconnue, et il tire régulièrement. La loi sur les armes est fédérale. En Fédération Wallonie-Bruxelles, la licence est réglée par le décret du 20 décembre 2011, et c'est la fédération de tir qui la délivre (décret, art. 14).",
    "On peut commencer avant 18 ans : la licence provisoire est ouverte dès 16 ans, ou dès 14 ans pour une catégorie d'armes d'une discipline olympique (décret, art. 7). Un mineur tire avec l'accord écrit de ses représentants légaux et sous la surveillance permanente d'un majeur qui, pour une arme soumise à autorisation, a la licence depuis deux ans au moins ; sa licence ne lui permet ni de détenir, ni d'acquérir une arme soumise à autorisation (art. 24).",
    "Le décret distingue quatre catégories d'armes : l'arme de poing, l'arme d'épaule à canon rayé, l'arme d'épaule à canon lisse et l'arme à poudre noire (art. 2). La licence est donnée pour une ou plusieurs d'entre elles.",
  ],
}

export const HOW_IT_GOES: ArticleChapter = {
  id: 'deroulement',
  title: "Comment se passe l'examen ?",
  short: 'Le déroulement',
  about:
    'Demandez à votre fédération les dates, le lieu et les pièces à présenter : elle organise les épreuves (décret du 20 décembre 2011, art. 12).',
  body: [
    <Steps
      key="etapes"
      steps={{
        'Entrer dans un cercle':
          'Vous vous affiliez à un cercle de tir et, par lui, à une fédération reconnue. Elle délivre aussi le carnet de tir, où un moniteur ou un vérificateur atteste chaque séance (décret, art. 1er et 4).',
        'Tirer sous licence provisoire':
          "Vous demandez cette licence à la fédération, avec un extrait de casier judiciaire et un certificat médical de trois mois au plus. Elle vaut six mois, pour une seule catégorie d'armes, et n'est prorogeable qu'une fois, de six mois. Vous tirez sous la surveillance permanente d'un moniteur ou, à défaut, d'un vérificateur expérimenté ; vous ne pouvez détenir ni arme soumise à autorisation, ni ses munitions (art. 7). Vous tirez au moins six séances par période de six mois (art. 9). Selon les pages de candidats et de fédérations que nous avons lues, il faut un cachet au moins chaque mois, et deux au plus comptent : demandez à votre fédération comment répartir vos séances.",
        'Réussir la théorie':
          "Vous présentez les deux épreuves au cours du dernier mois de la licence provisoire, avec votre carnet ; si aucune session n'a lieu alors, cette licence reste valable jusqu'à la prochaine (art. 10). La théorie porte sur la législation sur les armes (art. 11). D'après les guides que nous avons lus, c'est un questionnaire à choix multiple.",
        'Réussir la pratique':
          "Elle vérifie l'aptitude à manipuler, en sécurité, une arme de la catégorie demandée (art. 11). D'après les mêmes guides, elle suit la théorie, et le score en cible ne compte pas.",
        'Recevoir sa licence':
          'Vous avez tiré régulièrement et réussi les deux épreuves. Si vous vivez à plusieurs, votre conjoint et chaque autre adulte du ménage signent leur accord pour une arme à la maison (art. 11, § 3).',
        'Garder sa licence':
          "La licence définitive vaut cinq ans, mais vous prouvez votre régularité chaque année : au moins douze séances dans la catégorie unique ou première et, si vous pratiquez d'autres catégories, trois séances de plus pour l'ensemble, dont une au moins dans chacune (art. 3). Dans le mois qui précède la date anniversaire, vous envoyez de vous-même une copie du carnet à la fédération, sinon la licence ne vaut plus pour cette catégorie (art. 11). Vous demandez le renouvellement au cours du dernier mois de validité (art. 13).",
      }}
    />,
    <Paragraph key="epreuve">
      {'Combien de questions, quelle note, que faire après un échec : '}
      <a href={paths.realExam()}>ce que nous savons de l'épreuve</a>
      {", et d'où nous le savons."}
    </Paragraph>,
  ],
}

export const QUESTIONS: ArticleChapter = {
  id: 'questions',
  title: 'Questions fréquentes',
  short: 'Questions',
  isWide: true,
  body: (
    <Faq
      entries={{
        "Les questions du site sont-elles celles de l'épreuve ?":
          'Non. Notre banque est originale et indépendante : elle traite la loi et la sécurité avec ses propres questions, expliquées et sourcées. Elle entraîne à comprendre une règle, pas à reconnaître une phrase.',
        "Que se passe-t-il si j'échoue à la théorie ?":
          "Vous pouvez demander que votre licence provisoire soit prorogée de six mois ; vous tirez de nouveau régulièrement avant de vous représenter (décret du 20 décembre 2011, art. 10, § 2). Si vous n'obtenez pas la licence à la fin de toute la période, vous attendez un an avant une nouvelle licence provisoire (§ 3). Contre un refus de la fédération, vous avez trente jours pour former un recours par recommandé (art. 25).",
        'Peut-on être dispensé de la théorie ?':
          "Le décret prévoit des dispenses pour les tireurs qui ont déjà, pour une autre catégorie d'armes, une licence de tireur sportif ou une autorisation en cours de validité (art. 11, § 3). Leurs conditions sont dans un arrêté que nous n'avons pas pu lire : faites confirmer votre cas par votre fédération.",
        "Faut-il tout recommencer pour une autre catégorie d'armes ?":
          "Pas nécessairement. En principe, chaque catégorie passe par sa propre licence provisoire, et vous n'avez qu'une licence provisoire à la fois (décret, art. 7) ; vous passez la pratique avec une arme de la catégorie demandée (art. 11, § 3). Des dispenses sont possibles : voyez votre fédération. La nouvelle licence reprend toutes vos catégories, sans dépasser l'échéance de la première (art. 11, § 2).",
        'La préparation est-elle payante ?':
          "Non. Tests d'entraînement, simulation complète, théorie et suivi de vos résultats sont gratuits : il suffit d'un compte.",
      }}
    />
  ),
}
