import type { Page } from '@playwright/test'

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
