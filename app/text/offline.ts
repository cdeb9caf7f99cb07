import { paths } from '../paths'
import { count } from './words'

/** What a browser loads to keep a lesson: its text, drawings, and its share of the stylesheet and script. */
const LESSON_KB = 10

/** A page with what all pages share. */
const SINGLE_PAGE_KB = 30

/** What a reader can keep at once, and what that is: '16 leçons et la page sur l'épreuve, environ 190 ko…'. */
export type Keepable = { paths: string[]; contents: string }

export const onePage = (path: string): Keepable => ({
  paths: [path],
  contents: `environ ${SINGLE_PAGE_KB} ko`,
})

export function allLessons(slugs: readonly string[]): Keepable {
  const kilobytes = Math.ceil((slugs.length * LESSON_KB + SINGLE_PAGE_KB) / 10) * 10
  return {
    paths: [...slugs.map((slug) => paths.lesson(slug)), paths.realExam()],
    contents: `${count(slugs.length, 'leçon')} et la page sur l'épreuve, environ ${kilobytes} ko, à votre demande seulement`,
  }
}
