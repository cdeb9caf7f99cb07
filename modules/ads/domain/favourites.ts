/** How many ads a member keeps at most. */
export const MOST_FAVOURITES = 200
