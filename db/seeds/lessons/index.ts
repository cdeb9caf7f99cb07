import lessons from './lessons.json'

// The build includes the texts, so that the commands have them too.
const contents = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true })

export const shippedLessons = lessons.map((lesson) => {
  const content = contents[`./${lesson.slug}.md`]
  if (content === undefined) throw new Error(`There is no ${lesson.slug}.md`)
  return { ...lesson, content }
})
