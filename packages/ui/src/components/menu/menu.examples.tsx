import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { MenuPicture, MenuPictureItem } from '../../internal/docs/menu-picture.tsx';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Start each item with a verb.',
      shows: (
        <MenuPicture>
          <MenuPictureItem icon={<Pencil />}>Edit list...</MenuPictureItem>
          <MenuPictureItem icon={<Copy />}>Copy link</MenuPictureItem>
          <MenuPictureItem icon={<Trash2 />}>Delete list...</MenuPictureItem>
        </MenuPicture>
      ),
    },
    dont: {
      says: 'Don’t name things, and leave people to guess what happens to them.',
      shows: (
        <MenuPicture>
          <MenuPictureItem icon={<Pencil />}>Name</MenuPictureItem>
          <MenuPictureItem icon={<Copy />}>Link</MenuPictureItem>
          <MenuPictureItem icon={<Trash2 />}>Bin</MenuPictureItem>
        </MenuPicture>
      ),
    },
  },
];
