import type { RejectionRule } from '#modules/ads'

export const REJECTION_NAMES: Record<RejectionRule, string> = {
  'distance-sale': "Vente d'une arme ou de munitions à distance",
  category: "Objet ou catégorie qui n'est pas admis",
  photo: 'Papiers, numéro de série ou visage',
  contact: 'Coordonnées dans le texte ou sur une photo',
  'off-topic': 'Sans rapport avec le tir sportif',
  misleading: 'Annonce trompeuse ou incomplète',
  duplicate: 'Annonce en double',
  other: 'Autre motif',
}

/** The advice to the owner if the admin adds no text. */
export const READY_REASONS: Record<Exclude<RejectionRule, 'other'>, string> = {
  'distance-sale':
    "Votre annonce propose d'envoyer une arme ou des munitions, ou de les vendre à distance. Retirez cette offre.",
  category:
    "L'objet n'est pas admis, ou pas dans cette catégorie. Choisissez-en une autre, si elle lui convient.",
  photo: "L'annonce montre des papiers, un numéro de série ou un visage. Retirez-les.",
  contact:
    'Des coordonnées figurent dans le texte ou sur une photo. Mettez-les dans les champs prévus, et là seulement.',
  'off-topic': "L'objet n'a pas de rapport avec le tir sportif.",
  misleading: "L'annonce ne dit pas clairement ce qu'est l'objet, son état ou son prix. Complétez-la.",
  duplicate: 'Le même objet figure dans une autre de vos annonces. Gardez-en une seule.',
}

/** What the reporter of an ad is told if the admin adds no text. */
export const READY_REPLIES = {
  kept: "Nous n'y avons rien trouvé de contraire à nos règles.",
  removed: 'Votre signalement était fondé. Merci de nous avoir prévenus.',
}

/** The law or site rule behind each kind of rejection. The legal notice lists them too. */
export const REJECTION_GROUNDS: Record<RejectionRule, string> = {
  'distance-sale':
    "La loi du 8 juin 2006 sur les armes, article 19, 1° : il est interdit d'acheter, de vendre, d'offrir en vente ou de céder une arme, même en vente libre, à un particulier par correspondance ou par Internet, et d'organiser la vente à distance d'armes, de munitions ou de chargeurs.",
  category:
    'Règle du site : une annonce porte sur un objet dont la loi permet la cession, dans une catégorie ouverte aux membres et qui lui convient.',
  photo: 'Règle du site : une annonce ne montre ni papiers, ni numéro de série, ni visage.',
  contact:
    'Règle du site : les coordonnées se donnent dans les champs prévus, que seuls les membres voient, et nulle part ailleurs.',
  'off-topic': 'Règle du site : les annonces portent sur le matériel de tir sportif.',
  misleading: "Règle du site : l'annonce dit ce qu'est l'objet, dans quel état et à quel prix, sans tromper.",
  duplicate: 'Règle du site : un objet, une annonce.',
  other: "Le motif dit ce que l'annonce ne respecte pas.",
}

/** Regulation (EU) 2022/2065, art. 17(3)(a) to (c), requires this notice when a report leads to a removal. */
export const REMOVED_BY_A_PERSON =
  "Une personne a lu votre annonce à la suite d'un signalement et pris cette décision, sans outil automatisé. L'annonce n'est plus publiée ; votre compte et vos autres annonces ne sont pas touchés."

export const DECIDED_BY_A_PERSON =
  "Une personne a lu votre annonce et pris cette décision, sans outil automatisé et sans signalement. L'annonce n'est pas publiée ; votre compte et vos autres annonces ne sont pas touchés."

export const CORRECTION_DECIDED_BY_A_PERSON =
  "Une personne a lu votre correction et pris cette décision, sans outil automatisé et sans signalement. L'annonce en ligne reste comme elle est ; votre compte et vos autres annonces ne sont pas touchés."

export const ELSEWHERE =
  "Vous pouvez aussi vous plaindre auprès de l'IBPT, coordinateur belge pour les services numériques (règlement (UE) 2022/2065, article 53), ou saisir le tribunal compétent."

/** Regulation (EU) 2022/2065, art. 17(3)(f), requires naming these ways to object. */
export const REDRESS = `Vous pouvez corriger l'annonce et la renvoyer, ou demander à l'exploitant de la relire. ${ELSEWHERE}`
