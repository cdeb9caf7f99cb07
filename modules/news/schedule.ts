type Plan = { publishAt: Date | null; unpublishAt: Date | null }

/** A planned publication keeps the item unpublished until then; publishing an item by hand removes the plan. */
export function planned<Fields extends Partial<Plan & { isPublished: boolean }>>(fields: Fields): Fields {
  if (fields.publishAt) return { ...fields, isPublished: false }
  const isByHand = fields.isPublished && fields.publishAt === undefined
  return isByHand ? { ...fields, publishAt: null } : fields
}

export function isWithdrawnFirst({ publishAt, unpublishAt }: Plan): boolean {
  return publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt
}
