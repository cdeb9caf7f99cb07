import type { CSSProperties } from 'react'
import { dark, light, type Colours } from '#app/ui/tokens/schemes'

const font =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', " +
  "'DejaVu Sans Condensed', 'Helvetica Neue', Arial, sans-serif"

const text = { margin: '0 0 16px', color: light.ink, fontSize: '16px', lineHeight: '25px' }
const small = { ...text, margin: '0 0 8px', color: light.muted, fontSize: '14px', lineHeight: '21px' }

/** The styles are inline because some mail programs ignore style sheets. */
export const styles = {
  page: {
    margin: 0,
    padding: '24px 12px',
    backgroundColor: light.paper,
    fontFamily: font,
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  column: { maxWidth: '560px' },
  brand: { margin: '0 0 16px', padding: '0 4px', color: light.ink, fontSize: '18px', fontWeight: 600 },
  mark: {
    display: 'inline-block',
    width: '8px',
    height: '8px',
    marginRight: '8px',
    padding: '4px',
    border: `2px solid ${light.brand}`,
    borderRadius: '50%',
    backgroundClip: 'content-box',
    backgroundColor: light.accent,
    verticalAlign: '-4px',
  },
  card: {
    padding: '28px 24px 8px',
    border: `1px solid ${light.line}`,
    borderRadius: '10px',
    backgroundColor: light.surface,
  },
  title: {
    margin: '0 0 20px',
    color: light.ink,
    fontSize: '24px',
    fontWeight: 600,
    letterSpacing: '-0.01em',
    lineHeight: '30px',
  },
  text,
  quotation: { margin: 0 },
  facts: { ...text, paddingLeft: '14px', borderLeft: `3px solid ${light.line}` },
  button: {
    padding: '12px 22px',
    borderRadius: '6px',
    backgroundColor: light.brand,
    color: light.onBrand,
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '20px',
    textDecoration: 'none',
  },
  action: { margin: '8px 0 12px' },
  address: { ...small, margin: '0 0 20px' },
  link: { color: light.brand, textDecoration: 'underline' },
  note: {
    margin: '8px 0 16px',
    padding: '16px 16px 4px',
    borderRadius: '6px',
    backgroundColor: light.sunken,
  },
  question: { ...text, margin: '0 0 6px', fontWeight: 600 },
  noteText: { ...text, margin: '0 0 12px', fontSize: '15px', lineHeight: '23px' },
  rule: { margin: '20px 0 16px', borderColor: light.line },
  footer: { padding: '0 4px' },
  small,
} satisfies Record<string, CSSProperties>

/** The colours for dark mode. Outer elements come first, so that the backgrounds of inner elements override theirs. */
const inTheDark: [selector: string, property: string, colour: keyof Colours][] = [
  ['.paper,.paper td', 'background-color', 'paper'],
  ['.surface,.surface td', 'background-color', 'surface'],
  ['.sunken,.sunken td', 'background-color', 'sunken'],
  ['.ink', 'color', 'ink'],
  ['.muted', 'color', 'muted'],
  ['.link', 'color', 'brand'],
  ['.line', 'border-color', 'line'],
  ['.mark', 'border-color', 'brand'],
  ['.mark', 'background-color', 'accent'],
  ['.button', 'background-color', 'brand'],
  ['.button', 'color', 'onBrand'],
]

export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  ...inTheDark.map(([selector, property, colour]) => `${selector}{${property}:${dark[colour]} !important}`),
  '}',
].join('')
