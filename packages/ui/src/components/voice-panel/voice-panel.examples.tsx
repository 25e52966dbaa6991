import type { GuidePair } from '../../internal/docs/guide.ts';
import { ToastPicture } from '../../internal/docs/toast-picture.tsx';
import { Wide } from '../../internal/docs/wide.tsx';
import { VoicePanel, type VoiceState } from './index.ts';

const HEARD = ['Carrots', 'Read lentils'].map((name) => ({ id: name, name }));
const nothing = () => {};

const panel = (state: VoiceState) => (
  <Wide scale={0.5}>
    <VoicePanel
      state={state}
      onListeningChange={nothing}
      onEnable={nothing}
      onIngredientsChange={nothing}
      onSave={nothing}
    />
  </Wide>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Show what was heard, and wait for a yes.',
      shows: panel({ status: 'review', transcript: 'two carrots and some read lentils', ingredients: HEARD }),
    },
    dont: {
      says: 'Don’t save it unseen: microphones mishear.',
      shows: (
        <>
          {panel({ status: 'idle' })}
          <ToastPicture>Added carrots and read lentils to your pantry</ToastPicture>
        </>
      ),
    },
  },
];
