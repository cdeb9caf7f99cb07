type Plan = { publishAt: Date | null; unpublishAt: Date | null }

/** An item that waits for its publication is unpublished; one that is published by hand waits no more. */
export function planned<Fields extends Partial<Plan & { isPublished: boolean }>>(fields: Fields): Fields {
  if (fields.publishAt) return { ...fields, isPublished: false }
  const isByHand = fields.isPublished && fields.publishAt === undefined
  return isByHand ? { ...fields, publishAt: null } : fields
}

/** Whether an item would be withdrawn before readers have seen it. */
export function isWithdrawnFirst({ publishAt, unpublishAt }: Plan): boolean {
  return publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt
}
