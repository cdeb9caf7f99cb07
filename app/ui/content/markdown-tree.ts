import { nowrap } from '../text/text.css'
import { frenchPieces } from '../text/french'

/** What is looked at in a tree, of Markdown or of HTML. */
export type TreeNode = {
  type: string
  value?: string
  depth?: number
  tagName?: string
  properties?: Record<string, unknown>
  children?: TreeNode[]
}

/**
 * The heading of the page stands above: the largest of the text becomes its second level, and none
 * leaves one out.
 */
export function placeHeadings() {
  return (tree: TreeNode) => {
    const headings = all(tree, 'heading')
    const largest = Math.min(...headings.map(({ depth = 1 }) => depth))
    let above = 1
    for (const heading of headings) {
      heading.depth = Math.min((heading.depth ?? 1) - largest + 2, above + 1, 6)
      above = heading.depth
    }
  }
}

/** HTML is text like any other; what stands alone is a paragraph. */
export function showHtml() {
  return (tree: TreeNode) => withoutHtml(tree)
}

/** Nothing is loaded from elsewhere. What held only a picture goes with it. */
export function dropImages() {
  return (tree: TreeNode) => withoutImages(tree)
}

/** The spaces of French printing, but for what is quoted as it was typed. */
export function setFrench() {
  return (tree: TreeNode) => setText(tree)
}

function all(node: TreeNode, type: string): TreeNode[] {
  const below = (node.children ?? []).flatMap((child) => all(child, type))
  return node.type === type ? [node, ...below] : below
}

function withoutHtml(node: TreeNode): void {
  const isInline = HOLDERS.has(node.type)
  node.children = node.children?.map((child) => {
    if (child.type !== 'html') return child
    const text = { type: 'text', value: child.value }
    return isInline ? text : { type: 'paragraph', children: [text] }
  })
  node.children?.forEach(withoutHtml)
}

function withoutImages(node: TreeNode): void {
  if (!node.children) return
  const before = node.children.length
  node.children.forEach(withoutImages)
  node.children = node.children.filter((child) => !isImage(child) && !isEmptied(child))
  if (node.children.length < before && !node.children.some(says)) node.children = []
}

function isImage({ type }: TreeNode): boolean {
  return type === 'image' || type === 'imageReference'
}

function isEmptied({ type, children }: TreeNode): boolean {
  return HOLDERS.has(type) && children?.length === 0
}

/** What holds words, and not paragraphs. */
const HOLDERS = new Set(['paragraph', 'heading', 'link', 'linkReference', 'emphasis', 'strong'])

function says({ type, value }: TreeNode): boolean {
  return type !== 'break' && !(type === 'text' && value?.trim() === '')
}

function setText(node: TreeNode): void {
  if (node.tagName === 'code') return
  node.children = node.children?.flatMap((child) => (child.type === 'text' ? pieces(child) : [child]))
  node.children?.filter(({ properties }) => properties?.className !== nowrap).forEach(setText)
}

function pieces({ value = '' }: TreeNode): TreeNode[] {
  return frenchPieces(value).map(({ text, unbroken }) => {
    const piece = { type: 'text', value: text }
    return unbroken
      ? { type: 'element', tagName: 'span', properties: { className: nowrap }, children: [piece] }
      : piece
  })
}
