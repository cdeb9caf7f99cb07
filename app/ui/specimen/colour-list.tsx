import type { Colours } from '../tokens/schemes'
import { vars } from '../tokens/vars.css'
import { PairRow } from './pair-row'

/**
 * Every colour of the theme: the left half of a sample is drawn by the theme's variable, the right
 * half by the value itself. Where a browser knows both, no border shows between them.
 */
export function ColourList() {
  return (
    <ul>
      {names.map((name) => (
        <PairRow
          key={name}
          title={name}
          text={USES[name]}
          draw={(colours) => (
            <>
              <rect width="100%" height="100%" fill={colours[name]} />
              <rect width="50%" height="100%" fill={vars.color[name]} />
            </>
          )}
          figure={(colours) => colours[name].toUpperCase()}
        />
      ))}
    </ul>
  )
}

const USES: Record<keyof Colours, string> = {
  paper: 'Fond de la page',
  surface: 'Fond des cartes, des formulaires et des menus',
  sunken: 'Fond des notes et de la carte verrouillée',
  ink: 'Texte',
  muted: 'Texte secondaire',
  line: 'Filets et anneaux vides',
  control: 'Bords des champs et des boutons',
  brand: 'Action principale et liens',
  onBrand: "Texte sur l'action principale",
  brandStrong: 'Action et liens survolés',
  brandBg: "Fond de l'option choisie",
  disc: 'Grand disque de la cible',
  onDisc: 'Anneaux et chiffres du disque',
  accent: 'Impact, et repère de la page ou de la question en cours',
  success: 'Bonne réponse, score de 80 % ou plus',
  successBg: "Fond d'une bonne réponse",
  warning: 'Score de 60 % à 79 %, en attente',
  warningBg: "Fond d'un avertissement",
  danger: 'Mauvaise réponse, score de moins de 60 %, suppression',
  dangerBg: "Fond d'une mauvaise réponse",
}

const names = Object.keys(USES) as (keyof Colours)[]
