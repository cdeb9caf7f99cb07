export type Outline = {
  /** The ids of the sections of the text. */
  sections: readonly string[]
  /** The lessons that the text links to, some with a section: 'stockage#a-retenir'. */
  links: readonly string[]
  /** The names of the pictures in the text. */
  pictures: readonly string[]
}

/**
 * What this module needs from the pages of the site: the names of their pictures, and the outline of a lesson's text.
 */
export type Pages = { pictures: readonly string[]; outlineOf(content: string): Outline }

/** The valid values of a question's `picture` and `lesson`. A lesson may be named with or without a section. */
export type LinkTargets = { pictures: ReadonlySet<string>; lessons: ReadonlySet<string> }

export type LessonPlaces = { slug: string; content: string }

export function toLinkTargets({ pictures, outlineOf }: Pages, lessons: readonly LessonPlaces[]): LinkTargets {
  const places = lessons.flatMap(({ slug, content }) => [slug, ...toAnchors(slug, outlineOf(content))])
  return { pictures: new Set(pictures), lessons: new Set(places) }
}

export const toAnchors = (slug: string, { sections }: Outline) => sections.map((id) => `${slug}#${id}`)

type Named = { picture?: string | null; lesson?: string | null }

/** Returns the fields of a question that name an unknown picture, lesson or section. */
export function findUnknownTargets({ picture, lesson }: Named, { pictures, lessons }: LinkTargets) {
  return [
    ...(picture && !pictures.has(picture) ? (['picture'] as const) : []),
    ...(lesson && !lessons.has(lesson) ? (['lesson'] as const) : []),
  ]
}
