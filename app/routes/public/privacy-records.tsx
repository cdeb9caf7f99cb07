import { TRIAL_QUESTIONS } from '#modules/exams/rules'
import { USE_NOTED } from '#modules/identity/rules'
import { RETENTION } from '#modules/kernel/retention'
import { capitalised, count, formatPeriod, type PageCookie, type SiteCookie } from '#app/text'
import { Terms } from '#app/ui'

/** The personal data in the database, in memory and in the log. */
export const KEPT = {
  'Votre compte': terms({
    Données: `Nom d'utilisateur, email, prénom, nom et, si vous le donnez, téléphone ; date d'inscription, dernière visite à ${formatPeriod(USE_NOTED)} près et statut ; le moment où nous vous avons demandé de confirmer votre adresse, celui où vous l'avez confirmée et celui où elle a refusé nos emails ; votre ancienne adresse, si vous en changez ; le numéro d'agrément d'un armurier agréé ; pour un administrateur, son refus éventuel de l'email sur ce qui attend, et la date du prochain. Nous ne gardons de votre mot de passe qu'une empreinte, que personne ne peut relire.`,
    Pourquoi: 'Vous reconnaître à la connexion et vous écrire au sujet de votre compte.',
    Durée: `Jusqu'à la suppression du compte. Nous gardons une ancienne adresse ${formatPeriod(RETENTION.emailChange)}, et jusqu'à la confirmation de la nouvelle.`,
  }),
  'Vos sessions': terms({
    Données:
      'Pour chaque appareil connecté : un libellé comme « Firefox sur Android », le début, la dernière utilisation et quand le mot de passe y a été confirmé.',
    Pourquoi: 'Vous garder connecté, et vous montrer sur quels appareils.',
    Durée: `${formatPeriod(RETENTION.unusedSession)} après la dernière utilisation, ${formatPeriod(RETENTION.session)} après la connexion, ou moins si vous vous déconnectez ; la ligne est effacée au plus tard ${formatPeriod(RETENTION.unusedSession)} plus tard.`,
  }),
  'Votre double authentification': terms({
    Données:
      "Si vous l'activez : la clé partagée avec votre application, chiffrée ; le moment de l'activation ; quand un code a servi pour la dernière fois ; les empreintes de vos codes de secours.",
    Pourquoi: "Vérifier, après le mot de passe, que c'est bien vous.",
    Durée:
      "Jusqu'à ce que vous la désactiviez, au plus tard avec le compte. Un code de secours utilisé est effacé.",
  }),
  'Les liens pour changer un mot de passe oublié': terms({
    Données: "L'empreinte du lien, le moment de son envoi et s'il a servi.",
    Pourquoi: 'Rendre votre compte à vous seul.',
    Durée: `Un lien vaut ${count(RETENTION.resetLink.hours, 'heure')} et une seule fois ; il est ensuite effacé.`,
  }),
  'Le lien qui confirme votre adresse': terms({
    Données:
      "Le numéro de votre compte et la fin du lien, signés : ils sont dans l'email, et dans aucune table.",
    Pourquoi: "Montrer que l'adresse est la vôtre.",
    Durée: `${formatPeriod(RETENTION.confirmationLink)}, ou moins si votre adresse change.`,
  }),
  'Vos examens': terms({
    Données: 'Les questions posées, vos réponses, les heures de début et de fin, les résultats.',
    Pourquoi:
      "Corriger vos examens, montrer vos progrès et ouvrir l'« examen officiel », la simulation complète de ce site.",
    Durée: `Les questions posées et vos réponses, ${formatPeriod(RETENTION.answers)} après l'examen ; le reste, jusqu'à la suppression du compte. Un examen sans aucune réponse n'est pas enregistré.`,
  }),
  'Vos révisions': terms({
    Données:
      "Pour chaque question à laquelle vous avez répondu, ce que vous en retenez d'après le modèle FSRS, le jour où elle est à revoir, et si vos réponses, la première et la dernière, étaient justes ; vos séries et ce à quoi vous répondez dans la théorie, avec les questions, vos réponses, leur heure et ce que le site avait prévu de votre mémoire ; la date de votre examen, si vous la donnez, et vos minutes par jour. De vos réponses restent aussi des sommes sans nom, qui disent combien d'entre elles sont justes et combien de fois chaque option a été choisie.",
    Pourquoi: "Vous dire quoi réviser aujourd'hui, ce que vous savez et où mènent vos minutes par jour.",
    Durée: `Les questions et les réponses d'une série ou d'un jour de théorie, ${formatPeriod(RETENTION.answers)} après la dernière réponse ; la date de l'examen, jusqu'à ce que vous la retiriez ; le reste, jusqu'à la suppression du compte.`,
  }),
  'Vos rappels de révision': terms({
    Données: 'La fréquence que vous avez choisie et le jour du prochain rappel.',
    Pourquoi: "Vous dire par email ce qui est à revoir, si vous l'avez demandé.",
    Durée:
      "Jusqu'à la suppression du compte. Vous les arrêtez dans votre profil ou par le lien de chaque rappel.",
  }),
  'Vos annonces': terms({
    Données:
      "Le texte de l'annonce, ses photos et leurs descriptions, sans le lieu ni les autres données que l'appareil a écrites dans les fichiers, une empreinte qui reconnaît la même image, combien de fois d'autres ont ouvert sa page, et les coordonnées que vous cochez pour les montrer aux membres ; si un administrateur a pris une décision, le texte de l'annonce ce jour-là et le motif d'un refus ou d'un retrait. Les membres lisent aussi votre nom d'utilisateur ; tout le monde voit depuis quand vous êtes membre et combien d'annonces vous avez.",
    Pourquoi: 'La vérifier, la publier et permettre aux membres de vous joindre.',
    Durée: `En ligne, ${formatPeriod(RETENTION.onlineAd)}, puis ${formatPeriod(RETENTION.expiredAd)} pendant lesquels vous pouvez la renouveler ; elle est ensuite effacée. Une correction attend avec ses photos jusqu'à la décision ; refusée, elle reste jusqu'à ce que vous la retiriez ou que l'annonce quitte le site. Une annonce en attente, refusée ou vendue reste jusqu'à ce que vous la supprimiez, au plus tard avec le compte. Celle qu'un administrateur supprime n'est plus visible de personne ; les administrateurs peuvent la restaurer pendant ${formatPeriod(RETENTION.bin)}, puis elle est effacée. Ses photos partent avec elle ; un navigateur qui les a affichées peut les garder ${formatPeriod(RETENTION.cachedPicture)}. Le brouillon d'une annonce, avec ses photos, n'est visible que de vous ; il est effacé quand vous l'envoyez ou le supprimez, ou ${formatPeriod(RETENTION.adDraft)} après son dernier changement. Une photo qui n'est ni dans une annonce ni dans un brouillon est effacée après ${formatPeriod(RETENTION.waitingPhoto)}. De l'annonce effacée restent, pour les chiffres du site, les moments où elle a été envoyée et où un administrateur a décidé, sans rien qui mène à elle ou à vous.`,
  }),
  'Vos messages': terms({
    Données:
      "Vos messages à un autre membre au sujet d'une annonce et ses réponses, avec leur date ; le moment de votre dernière lecture, et les membres que vous avez bloqués. Un premier message écrit avant la confirmation de votre adresse est gardé, et n'est envoyé qu'ensuite.",
    Pourquoi:
      "Vous mettre en relation sans donner votre adresse ni votre numéro. Vous deux seuls les lisez ; un administrateur n'en lit une copie que si l'un de vous signale la conversation, et chaque lecture est notée.",
    Durée: `Jusqu'à la suppression du compte de l'un de vous deux, même si l'annonce disparaît avant. Un message gardé, jusqu'à ce qu'il parte ou que vous le supprimiez, pendant ${formatPeriod(RETENTION.heldMessage)} au plus ; il est effacé avec l'annonce.`,
  }),
  'Vos favoris': terms({
    Données: 'Les annonces que vous gardez, et quand vous les avez ajoutées.',
    Pourquoi: "Vous montrer l'état de ces annonces. Personne d'autre ne voit vos favoris.",
    Durée: "Jusqu'à ce que vous les retiriez, que l'annonce soit supprimée, ou votre compte.",
  }),
  'Vos alertes': terms({
    Données:
      "Les recherches d'annonces que vous gardez, quand vous les avez créées, la date des dernières annonces que nous vous avons envoyées et le jour du prochain email.",
    Pourquoi: 'Vous envoyer les nouvelles annonces par email, si votre adresse est confirmée.',
    Durée:
      "Jusqu'à ce que vous les supprimiez, au plus tard avec le compte. Vous arrêtez les emails sous « Mes alertes » ou par le lien de chacun d'eux.",
  }),
  'Vos signalements': terms({
    Données:
      "La question, la leçon, la conversation ou l'annonce signalée, le motif, vos mots, la réponse reçue et, pour une annonce, votre email. L'auteur de l'annonce n'en voit rien. Le signalement garde une copie de l'annonce ou des derniers messages, même si leur auteur les supprime ou supprime son compte.",
    Pourquoi: 'Corriger les erreurs, protéger les membres, et vous dire notre décision.',
    Durée: `Jusqu'à la suppression du compte ; sans compte, ${formatPeriod(RETENTION.answeredReport)} après la réponse. La copie s'efface ${formatPeriod(RETENTION.answeredReport)} après la réponse, avec le nom d'un compte supprimé.`,
  }),
  "Les emails en attente d'envoi": terms({
    Données: "L'adresse et ce qu'il faut pour écrire le message, comme votre prénom.",
    Pourquoi: 'Vous les envoyer, même après une panne.',
    Durée: `Jusqu'à l'envoi. Si l'envoi échoue, le site réessaie pendant ${formatPeriod(RETENTION.unsentMail)} environ, puis garde l'email ${formatPeriod(RETENTION.failedMail)} : les administrateurs voient son destinataire, son sujet et la cause de l'échec, jamais son texte, et peuvent renvoyer l'email une fois ; un site arrêté reprend à son redémarrage. Sans serveur d'envoi, chaque email devient un fichier dans un dossier protégé, que l'exploitant vide lui-même.`,
  }),
  'Les compteurs contre les abus': terms({
    Données:
      "Le nombre d'essais par adresse IP et par compte. Les adresses et les noms sont codés, et seul ce serveur peut les relier à quelqu'un.",
    Pourquoi: 'Limiter les essais de mots de passe et les envois abusifs.',
    Durée: 'Quelques heures au plus.',
  }),
  'Le journal des administrateurs': terms({
    Données:
      "Ce qu'un administrateur a fait, et quand ; son nom d'utilisateur et, s'il a agi sur un compte, le nom de ce compte et ses changements (bloqué ou non, administrateur ou non, numéro d'agrément), avec le motif donné. S'il a agi sur une annonce, le titre et les changements ; de la description et des contacts, nous notons seulement qu'ils ont changé. S'il a lu une conversation signalée, le titre de l'annonce et le nombre de messages.",
    Pourquoi: 'Savoir qui a décidé quoi, et pouvoir en répondre.',
    Durée: `${formatPeriod(RETENTION.adminLog)}, même si le compte ou l'annonce est supprimé entre-temps.`,
  }),
  'Le journal du serveur': terms({
    Données:
      "La page demandée, sans ses paramètres, l'heure, le résultat et la durée. Pour une connexion, un changement de mot de passe ou un accès refusé, aussi le numéro du compte et, sous une forme codée, la session et l'adresse IP. Ni nom, ni email, ni adresse IP en clair.",
    Pourquoi: "Trouver et réparer les pannes, et comprendre comment quelqu'un est entré dans un compte.",
    Durée: "Au choix de l'exploitant.",
  }),
}

export const COOKIES = {
  session: terms({
    Rôle: "Vous garder connecté. Il est posé à la connexion ou à l'inscription, et retiré à la déconnexion.",
    Durée: `${formatPeriod(RETENTION.session)} dans votre navigateur ; la session qu'il désigne prend fin avant, après ${formatPeriod(RETENTION.unusedSession)} sans visite.`,
  }),
  'pending-sign-in': terms({
    Rôle: "Si votre compte a la double authentification, retenir que votre mot de passe était juste, en attendant le code. Il n'ouvre rien à lui seul.",
    Durée: `${formatPeriod(RETENTION.givenPassword)}, ou jusqu'à ce que vous soyez connecté.`,
  }),
  flash: terms({
    Rôle: "Porter un message jusqu'à la page suivante, comme « Examen verrouillé ».",
    Durée: `Jusqu'à la page suivante, ${formatPeriod(RETENTION.flashCookie)} au plus.`,
  }),
  trial: terms({
    Rôle: `Garder les ${TRIAL_QUESTIONS} questions d'un essai sans compte et vos réponses, pour vous montrer votre résultat et, si vous créez un compte, reprendre vos réponses dans ce compte. Le site lui-même ne garde rien avant.`,
    Durée: `${formatPeriod(RETENTION.trialCookie)} après le début de l'essai, ou jusqu'à la création du compte.`,
  }),
  'link-request': terms({
    Rôle: 'Rappeler à quelle adresse vous avez demandé un lien, quand vous avez oublié votre mot de passe.',
    Durée: `${formatPeriod(RETENTION.linkRequestCookie)}, ou jusqu'à ce que vous vous connectiez ou choisissiez un nouveau mot de passe.`,
  }),
  theory: terms({
    Rôle: 'Rouvrir la théorie à la dernière question que vous y avez lue. Il ne contient que le numéro de cette question.',
    Durée: `${capitalised(formatPeriod(RETENTION.theoryCookie))} après cette lecture.`,
  }),
  'no-keys': terms({
    Rôle: 'Retenir que vous avez désactivé les raccourcis clavier qui sont des lettres.',
    Durée: `${capitalised(formatPeriod(RETENTION.noKeysCookie))}, ou jusqu'à ce que vous les réactiviez.`,
  }),
} satisfies Record<SiteCookie | PageCookie, unknown>

export const COOKIES_IN_WORDS = count(Object.keys(COOKIES).length, 'cookie')

function terms(of: Record<string, string>) {
  return <Terms terms={of} />
}
