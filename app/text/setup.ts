import type { AddressTry, DemoThing, SetupLine } from '#modules/admin'

/** The lines of the checklist of a new site, in the order of the page. */
export const SETUP_TITLES: Record<SetupLine, string> = {
  operator: "Nom et contact de l'exploitant",
  address: 'Adresse publique',
  mail: 'Email qui arrive',
  secondFactor: 'Double authentification de votre compte',
  adRules: "Sort des annonces d'armes",
  news: 'Première actualité',
  demo: 'Contenu de démonstration',
  backup: "Restauration d'une sauvegarde",
}

/** What the site found at its public address. */
export const ADDRESS_FINDINGS: Record<AddressTry['outcome'], string> = {
  ok: 'Le site y a répondu lui-même, par https.',
  local:
    "Le site y répond, mais cette adresse n'existe que sur sa propre machine. Réglez APP_URL sur l'adresse que vos membres tapent, puis redémarrez le site.",
  insecure:
    'Le site y répond, mais sans https : les mots de passe y passent en clair. Placez le site derrière un serveur qui chiffre, et réglez APP_URL sur son adresse en https.',
  redirected:
    'Un serveur y répond par une redirection. Réglez APP_URL sur la dernière adresse, celle que les membres voient.',
  elsewhere: "Un serveur y répond, mais ce n'est pas ce site.",
  unreachable:
    "Rien n'y a répondu en cinq secondes, vu de la machine du site. Certains réseaux ne laissent pas une machine s'appeler elle-même : ouvrez l'adresse depuis un téléphone, hors du réseau du site.",
}

const DEMO_KINDS: Record<DemoThing['kind'], string> = { news: 'Actualité', ad: 'Annonce', user: 'Compte' }

export const formatDemoThing = ({ kind, title }: DemoThing) => `${DEMO_KINDS[kind]} « ${title} »`
