import type { AdPhoto } from './photo'

export type { TooManyPhotos } from '../rules'
export type { PictureFault } from '#modules/kernel/pictures'
export type { AdPhoto, PlacedPhoto } from './photo'

export type WithPhotos = { photos: AdPhoto[] }
