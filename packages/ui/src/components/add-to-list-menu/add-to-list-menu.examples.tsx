import { Plus } from 'lucide-react';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { MenuPicture, MenuPictureItem, MenuPictureLabel } from '../../internal/docs/menu-picture.tsx';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Tick the lists that have the recipe, and keep the menu open.',
      shows: (
        <MenuPicture>
          <MenuPictureLabel>Add to List</MenuPictureLabel>
          <MenuPictureItem checked>Sunday pots</MenuPictureItem>
          <MenuPictureItem checked={false}>Weeknight rescue</MenuPictureItem>
          <MenuPictureItem icon={<Plus />}>New list...</MenuPictureItem>
        </MenuPicture>
      ),
    },
    dont: {
      says: 'Don’t turn each list into two commands, or repeat what the heart does.',
      shows: (
        <MenuPicture>
          <MenuPictureItem>Add to Favorites</MenuPictureItem>
          <MenuPictureItem>Add to Sunday pots</MenuPictureItem>
          <MenuPictureItem>Remove from Sunday pots</MenuPictureItem>
          <MenuPictureItem>Add to Weeknight rescue</MenuPictureItem>
        </MenuPicture>
      ),
    },
  },
];
