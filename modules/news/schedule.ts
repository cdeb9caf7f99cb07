type Plan = { publishAt: Date | null; unpublishAt: Date | null }

/** Keeps an item unpublished until `publishAt`. Removes `publishAt` if the item is published by hand. */
export function planned<Fields extends Partial<Plan & { isPublished: boolean }>>(fields: Fields): Fields {
  if (fields.publishAt) return { ...fields, isPublished: false }
  const isByHand = fields.isPublished && fields.publishAt === undefined
  return isByHand ? { ...fields, publishAt: null } : fields
}

export function isWithdrawnFirst({ publishAt, unpublishAt }: Plan): boolean {
  return publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt
}
