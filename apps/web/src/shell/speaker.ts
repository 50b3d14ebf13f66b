import { createSpeaker } from '@turnwise/ui'
import { settings } from '../state/settings.ts'

const volumeNow = () => (settings.get().muted ? 0 : settings.get().volume)

/** The page's only sound player; it follows the settings. */
export const speaker = createSpeaker(volumeNow())

settings.subscribe(() => speaker.setVolume(volumeNow()))
