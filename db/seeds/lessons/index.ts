import lessons from './lessons.json'

// Read when the application is built, so that the commands have them too.
const contents = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true })

/** The lessons of the repository in the order in which they are read, each with the text of its file. */
export const shippedLessons = lessons.map((lesson) => {
  const content = contents[`./${lesson.slug}.md`]
  if (content === undefined) throw new Error(`There is no ${lesson.slug}.md`)
  return { ...lesson, content }
})
