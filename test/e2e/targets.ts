import type { Page } from '@playwright/test'

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
