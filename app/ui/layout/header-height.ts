/** In px: what sticks below the header keeps as far from the top. */
export const HEADER_HEIGHT = 64
