import { contrast } from '../tokens/contrast'
import { pairs } from '../tokens/pairs'
import { PairRow } from './pair-row'

/** Every colour that stands on another, with its contrast, measured from the values of the theme. */
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

/** Cut, not rounded: a contrast that fails must not look as if it passed. */
function ratio(value: number): string {
  const figure = (Math.floor(value * 10) / 10).toLocaleString('fr', { minimumFractionDigits: 1 })
  return `${figure}\u00a0:\u00a01`
}
