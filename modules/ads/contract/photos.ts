import type { AdPhoto } from '../domain/photos'

export type { TooManyPhotos } from '../domain/at-once'
export type { PictureFault } from '#modules/kernel/pictures'
export type { AdPhoto, PlacedPhoto } from '../domain/photos'

export type WithPhotos = { photos: AdPhoto[] }
