import type { GuidePair } from '../../internal/docs/guide.ts';
import { ToastPicture } from '../../internal/docs/toast-picture.tsx';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say what happened to what, and offer the way back.',
      shows: <ToastPicture action="Undo">Deleted ‘Weeknights’</ToastPicture>,
    },
    dont: {
      says: 'Don’t just cheer. Which action?',
      shows: <ToastPicture>Action completed successfully!</ToastPicture>,
    },
  },
];
