import type { GuidePair } from '../../internal/docs/guide.ts';
import { MenuPicture, MenuPictureItem } from '../../internal/docs/menu-picture.tsx';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Keep it for what is done rarely.',
      shows: (
        <MenuPicture>
          <MenuPictureItem>Move to another day…</MenuPictureItem>
          <MenuPictureItem>Cook double…</MenuPictureItem>
          <MenuPictureItem>Eating out</MenuPictureItem>
        </MenuPicture>
      ),
    },
    dont: {
      says: 'Don’t repeat what has its own button.',
      shows: (
        <MenuPicture>
          <MenuPictureItem>Swap</MenuPictureItem>
          <MenuPictureItem>Cooked it</MenuPictureItem>
          <MenuPictureItem>Keep</MenuPictureItem>
          <MenuPictureItem>Move to another day…</MenuPictureItem>
          <MenuPictureItem>Cook double…</MenuPictureItem>
        </MenuPicture>
      ),
    },
  },
];
