import type { AuditFinding, Measure, Share } from '#modules/exams'
import { LONGEST_STEM, USUAL_STEM } from '#modules/exams/rules'

/** Returns a line such as 'the key is A: 53 of 160, 33.1 % (28 to 39 %)'. */
export function describeMeasure(measure: Measure<unknown>): string {
  return `${describe(measure)}: ${inFigures(measure.share)}`
}

export function describeFinding(finding: AuditFinding<unknown>): string {
  return 'share' in finding ? describeMeasure(finding) : describe(finding)
}

function describe(finding: AuditFinding<unknown>): string {
  switch (finding.rule) {
    case 'letters':
      return `the key is ${finding.about}`
    case 'length':
      return `the key is the ${finding.about} option`
    case 'difficulty':
      return `the difficulty is ${finding.about}`
    case 'yes-no':
      return 'the key is one of the two that agree, yes or no'
    case 'numbers':
      return `the key is the ${finding.about} number`
    case 'words':
      return `right where an option says '${finding.about}'`
    case 'stems':
      return STEMS[finding.about]
    case 'items':
      return ITEMS[finding.about]
    case 'duplicates':
      return finding.about === 'question' ? 'these ask nearly the same' : 'these teach nearly the same'
    case 'groups':
      return finding.about === 'alone'
        ? 'alone in their group'
        : 'the same answer by the same article, and no common group'
    case 'sources':
      return SOURCES[finding.about]
    case 'pictures':
      return PICTURES[finding.about]
    case 'lessons':
      return finding.about === 'missing' ? 'no lesson' : 'a lesson, or a section of one, that there is not'
    case 'barred':
      return `not to be asked: ${finding.about}`
  }
}

const STEMS = {
  wordy: `the stem has more than ${USUAL_STEM} words`,
  crowded: 'the stem has three people or more',
}

const ITEMS = {
  long: `the stem has more than ${LONGEST_STEM} words`,
  counts: 'the options count, so that two mistakes may make a right answer',
  done: 'an option is already done in the stem',
}

const PICTURES = {
  'no-text': 'a picture without a text',
  tells: 'the text of a picture says the right option',
  unknown: 'a picture that the site does not have',
}

const SOURCES = {
  missing: 'neither source nor article',
  label: 'a bare label in place of a source',
  unread: "checked by 'texte', without its article or its sourceUrl",
  unnamed: "checked by 'reproduction', without the sourceUrl of the page",
}

function inFigures({ count, of, least, most }: Share): string {
  const share = of > 0 ? `, ${((100 * count) / of).toFixed(1)} %` : ''
  return `${count} of ${of}${share} (${bounds(Math.round(least), Math.round(most))} %)`
}

const bounds = (least: number, most: number) => (least > 0 ? `${least} to ${most}` : `at most ${most}`)
