import type { GuidePair } from '../../internal/docs/guide.ts';
import { ToastPicture } from '../../internal/docs/toast-picture.tsx';
import { Wide } from '../../internal/docs/wide.tsx';
import { PreferenceChips } from '../preference-chips/index.ts';
import { SaveBar } from '../save-bar/index.ts';

const nothing = () => {};

const diets = (
  <PreferenceChips
    type="multiple"
    title="Dietary Restrictions"
    values={['vegetarian', 'vegan']}
    defaultValue={['vegan']}
  />
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Let people change several, then save once.',
      shows: (
        <Wide scale={0.7}>
          {diets}
          <SaveBar open changes={2} onSave={nothing} onCancel={nothing} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t save, and say so, at every press.',
      shows: (
        <>
          <Wide scale={0.7}>{diets}</Wide>
          <ToastPicture>Vegetarian removed</ToastPicture>
          <ToastPicture>Your preferences are saved</ToastPicture>
        </>
      ),
    },
  },
];
