import { failed } from '../../http/call.server'

/** Whether there is none, or none for whoever asks. */
export const failUnknownAd = () => failed(404, 'Annonce non trouvée')
