import { namesWithoutServer } from '@larder/domain/voice';
import { useVoiceIngredients, type VoiceIngredients } from '@larder/ui/hooks';
import { regionalName } from '../platform/locale/shown-name.ts';
import type { HeardItem } from './heard-item.ts';
import { findSpokenItems } from './spoken-names.query.ts';

/** Voice input in this browser, while the screen is mounted. */
export type Voice = VoiceIngredients<HeardItem>;

/** Names are in the cook's English, whether the server or the browser found them. */
const OPTIONS = {
  language: 'en-US',
  async findIngredients(transcript: string, signal: AbortSignal) {
    const items = await findSpokenItems(transcript, signal);
    return items.map((item) => {
      const name = regionalName(item.name);
      return { name, heard: { ...item, name } };
    });
  },
  findNames: (transcript: string) => namesWithoutServer(transcript).map(regionalName),
};

/** Voice input in this browser, while the screen is mounted. */
export const useVoice = (): Voice => useVoiceIngredients<HeardItem>(OPTIONS);
