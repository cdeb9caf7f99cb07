export type Outline = {
  sections: readonly string[]
  /** The slugs of lessons, some with a section: 'stockage#a-retenir'. */
  links: readonly string[]
  pictures: readonly string[]
}

/** The app passes these in, because modules may not import the app. */
export type Pages = { pictures: readonly string[]; outlineOf(content: string): Outline }

export type LinkTargets = { pictures: ReadonlySet<string>; lessons: ReadonlySet<string> }

export type LessonPlaces = { slug: string; content: string }

export function toLinkTargets({ pictures, outlineOf }: Pages, lessons: readonly LessonPlaces[]): LinkTargets {
  const places = lessons.flatMap(({ slug, content }) => [slug, ...toAnchors(slug, outlineOf(content))])
  return { pictures: new Set(pictures), lessons: new Set(places) }
}

export const toAnchors = (slug: string, { sections }: Outline) => sections.map((id) => `${slug}#${id}`)

type Named = { picture?: string | null; lesson?: string | null }

export function findUnknownTargets({ picture, lesson }: Named, { pictures, lessons }: LinkTargets) {
  return [
    ...(picture && !pictures.has(picture) ? (['picture'] as const) : []),
    ...(lesson && !lessons.has(lesson) ? (['lesson'] as const) : []),
  ]
}
