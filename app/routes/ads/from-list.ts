/** Whether an act on an ad leads back to the list in which its button stands. */
export const isFromList = (request: Request) => new URL(request.url).searchParams.get('retour') === 'liste'
