import { Aperture, Heart, Pencil, Shapes, Trash2, Waypoints } from 'lucide-react';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { IconButton } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Stick to icons everyone knows.',
      shows: (
        <>
          <IconButton label="Edit rice">
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label="Delete rice">
            <Trash2 aria-hidden />
          </IconButton>
          <IconButton label="Favorite, rice" filled>
            <Heart aria-hidden />
          </IconButton>
        </>
      ),
    },
    dont: {
      says: 'Don’t invent a sign language. If an icon needs explaining, use a button with text.',
      shows: (
        <>
          <IconButton label="Focus">
            <Aperture aria-hidden />
          </IconButton>
          <IconButton label="Kinds">
            <Shapes aria-hidden />
          </IconButton>
          <IconButton label="Route">
            <Waypoints aria-hidden />
          </IconButton>
        </>
      ),
    },
  },
];
