import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { PresetPicker } from '../preset-picker/index.ts';
import { VoicePanel } from '../voice-panel/index.ts';
import { MethodPicker } from './index.ts';

const nothing = () => {};

const METHODS = {
  tiles: <p>Onions, garlic, rice, eggs …</p>,
  typed: null,
  presets: <PresetPicker onAdd={nothing} />,
};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Offer what the device can do.',
      shows: (
        <Wide scale={0.5}>
          <MethodPicker {...METHODS} value="tiles" />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t offer the rest, only to say that it does not work.',
      shows: (
        <Wide scale={0.5}>
          <MethodPicker
            {...METHODS}
            value="voice"
            voice={
              <VoicePanel
                state={{ status: 'unsupported' }}
                onListeningChange={nothing}
                onEnable={nothing}
                onIngredientsChange={nothing}
                onSave={nothing}
              />
            }
          />
        </Wide>
      ),
    },
  },
];
