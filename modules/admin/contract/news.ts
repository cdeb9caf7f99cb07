import type { Caller } from '#modules/identity'
import type { NewsChange, NewsFields, NewsItem } from '#modules/news'
import type { Acted } from './acted'

/** What changes nothing leaves no line in the log, and the item as it was. */
export interface NewsActions {
  createNews(by: Caller, fields: NewsFields): Acted<NewsItem>

  /**
   * `readAt` is the `updatedAt` of the item that the admin has changed: what somebody else has changed since
   * is not written over.
   */
  updateNews(
    by: Caller,
    id: number,
    fields: NewsChange,
    readAt?: Date,
  ): Acted<NewsItem, 'not-found' | 'changed'>

  /** What is published again keeps the date that it had. */
  setNewsPublished(by: Caller, id: number, isPublished: boolean): Acted<NewsItem, 'not-found'>

  /** `toggle` is decided at the moment of the change. */
  setNewsFeatured(by: Caller, id: number, isFeatured: boolean | 'toggle'): Acted<NewsItem, 'not-found'>

  deleteNews(by: Caller, id: number): Acted<NewsItem, 'not-found'>
}
