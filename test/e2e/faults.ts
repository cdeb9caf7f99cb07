import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { HtmlValidate, type Message } from 'html-validate'

/** The faults of a document, each with the text where it begins. */
export async function htmlFaults(html: string) {
  const { results } = await validator.validateString(html)
  const faults = results
    .flatMap(({ messages }) => messages)
    .filter((fault) => !isNamedSummary(fault) && !isKeptTable(fault))
  return faults.map(({ ruleId, message, offset }) => [ruleId, message, html.slice(offset, offset + 80)])
}

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // React's spelling, which parsers accept as well.
  rules: {
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Without a script, the page of an exam moves on by itself at the end, by a meta element in noscript.
    'meta-refresh': 'off',
    // Several boxes of a name are a list, whether or not brackets follow it.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
  },
})

/** Assistive tools need the role on a summary, which the validator calls redundant. */
function isNamedSummary({ ruleId, selector }: Message): boolean {
  return ['no-redundant-role', 'prefer-native-element'].includes(ruleId) && /summary$/.test(selector ?? '')
}

/** Some browsers drop the roles of a table's parts when a style changes their display. */
function isKeptTable({ ruleId, message }: Message): boolean {
  return ruleId === 'no-redundant-role' && /on <(table|thead|tbody|tr|th|td)>$/.test(message)
}

/** Minified: with all its comments, the page would take longer to read it than to be checked. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * The faults that axe finds on the page as it stands, one line each. In dark only the colour
 * rules run, because no other rule depends on the scheme.
 */
export async function axeFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // A colour that is still changing from one scheme to the other has no contrast to measure.
  await page.evaluate(finishAnimations)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async (options) => (await (window as unknown as { axe: typeof axe }).axe.run(options)).violations,
    {
      resultTypes: ['violations'],
      // No rule that is on reads the style sheets.
      preload: false,
      ...(colorScheme === 'dark' && { runOnly: ['cat.color'] }),
    } satisfies axe.RunOptions,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} on ${target.join(' ')}: ${failureSummary}`),
  )
}

function finishAnimations() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}

/** Buttons, links and fields lower than 44 px; links within a sentence are exempt. */
export function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')
    return [...targets]
      .filter((target) => isThere(target) && !isWithinSentence(target))
      .map((target) => ({ target, height: Math.round(heightOf(target)) }))
      .filter(({ height }) => height < 44)
      .map(({ target, height }) => `${nameOf(target)}: ${height} px`)

    function isThere(target: HTMLElement) {
      const { width, height } = target.getBoundingClientRect()
      return (
        target.checkVisibility({ visibilityProperty: true }) &&
        width > 1 &&
        height > 1 &&
        !target.closest('[aria-hidden="true"]')
      )
    }

    function isWithinSentence(target: HTMLElement) {
      const sentence = target.parentElement?.textContent ?? ''
      return getComputedStyle(target).display === 'inline' && sentence !== target.textContent
    }

    /** The height of its box, or of what a tap above and below its middle still hits. */
    function heightOf(target: HTMLElement) {
      const { height } = target.getBoundingClientRect()
      if (height >= 44) return height
      target.scrollIntoView({ block: 'center' })
      const { x, y, width } = target.getBoundingClientRect()
      const found = (dy: number) => document.elementFromPoint(x + width / 2, y + height / 2 + dy)
      // Under an open menu only the overlay that closes it can be tapped.
      if (found(0)?.closest('[data-menu][open]')) return Infinity
      const isHit = (dy: number) => target.contains(found(dy))
      let reach = 0
      while (reach < 22 && isHit(-reach - 1) && isHit(reach + 1)) reach += 1
      return Math.max(height, reach * 2)
    }

    function nameOf(target: HTMLElement) {
      return `${target.localName} '${target.textContent || (target.getAttribute('name') ?? '')}'`
    }
  })
}

/** Buttons, fields and links to the current page that have no line of their own in forced colours. */
export async function plainInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const plain = await page.evaluate(() => {
    const controls = 'button, input:not([type=hidden]), select, textarea, [aria-current]'
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !isMarked(control))
      .map((control) => control.outerHTML.slice(0, 160))

    function isMarked(control: HTMLElement) {
      const style = getComputedStyle(control)
      const hasLine = (width: string, line: string) => line !== 'none' && parseFloat(width) > 0
      return (
        hasLine(style.borderBottomWidth, style.borderBottomStyle) ||
        hasLine(style.outlineWidth, style.outlineStyle) ||
        style.textDecorationLine.includes('underline') ||
        style.forcedColorAdjust === 'none' ||
        (['checkbox', 'radio'].includes(control.getAttribute('type') ?? '') && style.appearance !== 'none')
      )
    }
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return plain
}
