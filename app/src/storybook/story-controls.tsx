import { cardTitle } from '@larder/domain';
import { AddToListMenu } from '@larder/ui/add-to-list-menu';
import { FavoriteButton } from '@larder/ui/favorite-button';

const LISTS = [
  { id: 'weeknight', name: 'Weeknight rescue' },
  { id: 'sunday', name: 'Sunday pots' },
];

/** A recipe's favorite button and add-to-list menu without a server, uncontrolled. */
export const storyControls =
  (variant: 'disc' | 'words' | 'accent') =>
  ({ id, title }: { id: number; title: string }) => {
    const heart = (
      <FavoriteButton key="heart" variant={variant} subject={cardTitle(title)} defaultPressed={id === 2} />
    );
    const menu = (
      <AddToListMenu
        key="menu"
        variant={variant === 'disc' ? 'disc' : 'words'}
        subject={cardTitle(title)}
        lists={LISTS}
        onCreateList={() => undefined}
      />
    );
    return variant === 'disc' ? [menu, heart] : [heart, menu];
  };
