import type { Pages } from '#modules/exams'
import { paths } from '#app/paths'
import { findDrawing, readMarkdown } from '../content/markdown'
import { readLesson } from './lesson-text'

/** The names of the drawings. Reads only the keys of the glob, so that Vite does not bundle the files. */
const pictures = Object.keys(import.meta.glob('/public/pictures/*.svg')).map(
  (path) => /([^/]+)\.svg$/.exec(path)![1]!,
)

export const PAGES: Pages = {
  pictures,
  outlineOf(content) {
    const parts = readMarkdown(content).tokens.flatMap(({ children }) => children ?? [])
    return {
      sections: readLesson(content).sections.map(({ id }) => id),
      links: parts.flatMap((part) => {
        const href = part.type === 'link_open' ? String(part.attrGet('href')) : ''
        return href.startsWith(LESSON) ? [href.slice(LESSON.length)] : []
      }),
      pictures: parts.flatMap((part) => findDrawing(part) ?? []),
    }
  },
}

const LESSON = paths.lesson('')
