export type Outline = {
  /** The ids of its sections. */
  sections: readonly string[]
  /** The lessons that it links to, some with a section: 'stockage#a-retenir'. */
  links: readonly string[]
  /** The names of the pictures that it contains. */
  pictures: readonly string[]
}

/** What the rules of content need to know of the pages. */
export type Pages = { pictures: readonly string[]; outlineOf(content: string): Outline }

/** Valid targets for `picture` and `lesson`; a lesson with or without a section. */
export type LinkTargets = { pictures: ReadonlySet<string>; lessons: ReadonlySet<string> }

export type LessonPlaces = { slug: string; content: string }

export function toLinkTargets({ pictures, outlineOf }: Pages, lessons: readonly LessonPlaces[]): LinkTargets {
  const places = lessons.flatMap(({ slug, content }) => [slug, ...toAnchors(slug, outlineOf(content))])
  return { pictures: new Set(pictures), lessons: new Set(places) }
}

export const toAnchors = (slug: string, { sections }: Outline) => sections.map((id) => `${slug}#${id}`)

type Named = { picture?: string | null; lesson?: string | null }

/** The fields of a question with an unknown target. */
export function findUnknownTargets({ picture, lesson }: Named, { pictures, lessons }: LinkTargets) {
  return [
    ...(picture && !pictures.has(picture) ? (['picture'] as const) : []),
    ...(lesson && !lessons.has(lesson) ? (['lesson'] as const) : []),
  ]
}
