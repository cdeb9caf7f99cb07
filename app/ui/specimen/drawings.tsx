import type { ReactNode } from 'react'
import { PASSES_TO_UNLOCK } from '#modules/exams/rules'
import { classes } from '../classes'
import { Picture } from '../content/picture'
import { Icon, type IconName, ICON_PATHS } from '../icons/icon'
import { Stack } from '../layout/layout'
import { PAGES } from '../lesson/lesson-pages'
import { Dial, DialMini } from '../rings/dial'
import { Glyph, type GlyphName, Mark, Rings, UnlockRings } from '../rings/rings'
import { Target } from '../rings/target'
import { french } from '../text/text'
import { SCHEMES } from './colours'
import * as css from './specimen.css'

export function Drawings() {
  return (
    <Stack gap={32}>
      <Group title="Marque et pictogrammes">
        <Drawing name="marque" drawing={<Mark />} />
        {GLYPHS.map((name) => (
          <Drawing key={name} name={<code>{name}</code>} drawing={<Glyph name={name} />} />
        ))}
      </Group>
      <Group title="Cible">
        <Drawing name="impact au centre" wide drawing={<Target />} />
      </Group>
      <Group title="Anneaux">
        <Drawing name="impact au centre" drawing={<Rings shot="centre" />} />
        <Drawing name="décentré" drawing={<Rings shot="off" />} />
        <Drawing name="hors cible" drawing={<Rings shot="outside" />} />
        <Drawing name="sans impact" drawing={<Rings shot="none" />} />
        <Drawing name="fins" drawing={<Rings fine />} />
      </Group>
      <Group title="Cadran du score">
        {SCORES.map((score) => (
          <Dial key={score} score={score} totalQuestions={100} />
        ))}
      </Group>
      <Group title="Petit cadran">
        {SCORES.map((percent) => (
          <DialMini key={percent} percent={percent} />
        ))}
      </Group>
      <Group title="Vers l'examen officiel">
        {Array.from({ length: PASSES_TO_UNLOCK + 1 }, (_, passed) => (
          <Drawing
            key={passed}
            name={`${passed}/${PASSES_TO_UNLOCK}`}
            drawing={<UnlockRings passed={passed} />}
          />
        ))}
      </Group>
      <Group title="Icônes">
        {ICONS.map((name) => (
          <Drawing key={name} name={<code>{name}</code>} drawing={<Icon name={name} size={22} />} />
        ))}
      </Group>
    </Stack>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={8}>
      <h3>{french(title)}</h3>
      <div className={css.drawings}>
        {SCHEMES.map(({ name }) => (
          <div key={name} className={classes(css.scheme[name], css.panel)}>
            {children}
          </div>
        ))}
      </div>
    </Stack>
  )
}

function Drawing({ name, drawing, wide }: { name: ReactNode; drawing: ReactNode; wide?: boolean }) {
  return (
    <div className={wide ? css.wideDrawing : css.drawing}>
      {drawing}
      {name}
    </div>
  )
}

/** The scores around each change of tone. */
const SCORES = [0, 59, 60, 79, 80, 100]
const GLYPHS: readonly GlyphName[] = ['rings', 'progress', 'clock']
const ICONS = Object.keys(ICON_PATHS) as IconName[]

export function Pictures() {
  return (
    <ul>
      {PAGES.pictures.map((name) => (
        <li key={name} className={css.row}>
          <h3 className={css.words}>
            <code>{name}</code>
          </h3>
          {SCHEMES.map((one) => (
            <div key={one.name} className={css.scheme[one.name]}>
              <Picture name={name} alt={`${name}, ${one.label.toLowerCase()}`} isLazy />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
