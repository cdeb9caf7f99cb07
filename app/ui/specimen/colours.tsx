import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Text } from '../text/text'
import { contrast, pairs } from '../tokens/contrast'
import { type Colours, schemes } from '../tokens/schemes'
import { vars } from '../tokens/vars.css'
import * as css from './specimen.css'

/** Draws half of a sample with the CSS variable, half with its value. Both halves should look the same. */
export function ColourList() {
  const names = Object.keys(USES) as (keyof Colours)[]
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
  inProgress: 'Part des questions en cours',
  toRetake: 'Part des questions à reprendre',
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

export function ContrastList() {
  return (
    <ul>
      {pairs.map(({ front, ground, least, kind }) => (
        <PairRow
          key={`${front} ${ground}`}
          title={`${front} / ${ground}`}
          text={`${KINDS[kind]}, au moins ${ratio(least)}`}
          draw={(colours) => (
            <>
              <rect width="100%" height="100%" fill={colours[ground]} />
              {kind === 'text' ? (
                <text x="50%" y="50%" textAnchor="middle" dominantBaseline="central" fill={colours[front]}>
                  Tir sportif
                </text>
              ) : (
                <rect x="20%" y="8" width="60%" height="28" rx="6" fill="none" stroke={colours[front]} />
              )}
            </>
          )}
          figure={(colours) => ratio(contrast(colours[front], colours[ground]))}
        />
      ))}
    </ul>
  )
}

const KINDS = { text: 'Texte', border: "Bord d'un champ ou d'un bouton" }

/** Rounds down, so that a failing contrast never looks like a pass. */
function ratio(value: number): string {
  const figure = (Math.floor(value * 10) / 10).toLocaleString('fr', { minimumFractionDigits: 1 })
  return `${figure}\u00a0:\u00a01`
}

export const SCHEMES = [
  { name: 'light', label: 'Clair' },
  { name: 'dark', label: 'Sombre' },
] as const

type PairRowProps = {
  title: string
  text: string
  draw: (colours: Colours) => ReactNode
  figure: (colours: Colours) => string
}

function PairRow({ title, text, draw, figure }: PairRowProps) {
  return (
    <li className={css.row}>
      <div className={css.words}>
        <h3>
          <code>{title}</code>
        </h3>
        <Text note>{text}</Text>
      </div>
      {SCHEMES.map(({ name, label }) => (
        <div key={name}>
          <svg className={classes(css.scheme[name], css.sample)} aria-hidden="true">
            {draw(schemes[name])}
          </svg>
          <p className={atoms({ fontSize: 't14', fontVariantNumeric: 'tabular-nums' })}>
            <Text as="span" tone="muted">
              {`${label} `}
            </Text>
            {figure(schemes[name])}
          </p>
        </div>
      ))}
    </li>
  )
}
