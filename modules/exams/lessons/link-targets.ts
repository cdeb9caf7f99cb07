/** What a page makes of a lesson's text. */
export type Outline = {
  /** The ids of its sections. */
  sections: readonly string[]
  /** The lessons that it leads to, with their sections: 'stockage#a-retenir'. */
  links: readonly string[]
  /** The drawings that it shows, by name. */
  pictures: readonly string[]
}

/** The pages that show questions and lessons, as far as the rules of their content need them. */
export type Pages = { pictures: readonly string[]; outlineOf(content: string): Outline }

/** What a question may name: drawings, and lessons with and without a section. */
export type LinkTargets = { pictures: ReadonlySet<string>; lessons: ReadonlySet<string> }

export type LessonPlaces = { slug: string; content: string }

export function toLinkTargets({ pictures, outlineOf }: Pages, lessons: readonly LessonPlaces[]): LinkTargets {
  const places = lessons.flatMap(({ slug, content }) => [slug, ...toAnchors(slug, outlineOf(content))])
  return { pictures: new Set(pictures), lessons: new Set(places) }
}

export const toAnchors = (slug: string, { sections }: Outline) => sections.map((id) => `${slug}#${id}`)

type Named = { picture?: string | null; lesson?: string | null }

/** The fields of a question that name what there is not. */
export function findUnknownTargets({ picture, lesson }: Named, { pictures, lessons }: LinkTargets) {
  return [
    ...(picture && !pictures.has(picture) ? (['picture'] as const) : []),
    ...(lesson && !lessons.has(lesson) ? (['lesson'] as const) : []),
  ]
}
