import type { GuidePair } from '../../internal/docs/guide.ts';
import { Switch } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Name what is on. The switch shows whether it is.',
      shows: <Switch label="Keep the screen on" defaultChecked />,
    },
    dont: {
      says: 'Don’t change the label with the state. Off now, or off when pressed?',
      shows: <Switch label="Screen lock: off" defaultChecked />,
    },
  },
];
