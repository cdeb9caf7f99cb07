import type { Page } from '@playwright/test'

/**
 * The words of a page that leave the window ('outside'), are cut by their box ('cut'), or are broken although they
 * would fit a card ('broken'), and the parts of its header that lie on each other ('covered').
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    /** Of a card in a card beside a sign, in px. */
    const room = clientWidth - 120
    const faults = new Set<string>()

    const isHiddenFromSight = (element: Element | null): boolean => {
      if (!element) return false
      const { clipPath, position } = getComputedStyle(element)
      return (position === 'absolute' && clipPath !== 'none') || isHiddenFromSight(element.parentElement)
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('option, svg') &&
      !isHiddenFromSight(element)

    const findFrame = (element: Element | null): Element | null => {
      if (!element || element === document.body) return null
      return getComputedStyle(element).overflow === 'visible' ? findFrame(element.parentElement) : element
    }
    /** What scrolls within the page, and what ends in '…'. */
    const isMeantToCut = ({ overflow, textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      /auto|scroll/.test(overflow) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none'

    function check(node: Text, index: number, word: string) {
      if (!/[\p{L}\d]/u.test(word)) return
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      const told = `${word} in '${node.data.trim().slice(0, 40)}'`
      const lines = new Set(parts.map(({ top }) => Math.round(top))).size
      if (lines > 1 && parts.reduce((sum, { width }) => sum + width, 0) <= room) faults.add(`broken: ${told}`)
      const frame = findFrame(node.parentElement)
      if (frame && isMeantToCut(getComputedStyle(frame))) return
      if (parts.some(({ left, right }) => left < -1 || right > clientWidth + 1))
        faults.add(`outside: ${told}`)
      const box = frame?.getBoundingClientRect()
      const leaves = ({ left, right, bottom }: DOMRect) =>
        box && (left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 2)
      if (parts.some(leaves)) faults.add(`cut: ${told}`)
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      if (!node.data.trim() || !isShown(node.parentElement!)) continue
      // What a no-break space holds together counts as one word.
      for (const { index, 0: word } of node.data.matchAll(/[^ \n\t-]+/g)) check(node, index, word)
    }

    const header = document.querySelector('header')
    const parts = [...(header?.querySelectorAll('a, summary') ?? [])].filter(
      (part) => isShown(part) && !part.closest('details > nav'),
    )
    for (const [place, part] of parts.entries()) {
      const one = part.getBoundingClientRect()
      const isCovered = parts.slice(place + 1).some((next) => {
        const other = next.getBoundingClientRect()
        return (
          other.left < one.right && other.right > one.left && other.top < one.bottom && other.bottom > one.top
        )
      })
      if (isCovered || one.bottom > header!.getBoundingClientRect().bottom)
        faults.add(`covered: ${part.textContent}`)
    }
    return [...faults]
  })
}
