import { SignHelp } from '#app/ui/admin/form-columns'

export function MarkdownHelp() {
  return (
    <SignHelp
      title="Mettre en forme le contenu"
      intro="Une ligne vide sépare deux paragraphes. Le reste est facultatif (Markdown) :"
      signs={SIGNS}
    />
  )
}

const SIGNS = [
  { typed: '## Titre', meaning: 'un intertitre' },
  { typed: '**important**', meaning: 'en gras' },
  { typed: '*nuance*', meaning: 'en italique' },
  { typed: '- point', meaning: 'une liste' },
  { typed: '1. étape', meaning: 'une liste numérotée' },
  { typed: '> extrait', meaning: 'une citation' },
  { typed: '[texte](/theory)', meaning: "un lien du site ou d'ailleurs (https://…)" },
  { typed: '| Un | Deux |\n|----|------|\n| a  | b    |', meaning: 'un tableau, avec son en-tête' },
]
