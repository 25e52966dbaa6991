import { isFavorites } from '@larder/domain';
import { FavoriteButton } from '@larder/ui/favorite-button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ControlProps } from './control-props.ts';
import { recipeLists, type RecipeList } from './lists.query.ts';
import { recipeMembership } from './membership.query.ts';

const favoritesIdOf = (lists: readonly RecipeList[]) => lists.find(isFavorites)?.id ?? '';

const importChange = () => import('./membership.change.ts');
/** Prefetch; if it fails, the press retries. */
const fetchChange = () => void importChange().catch(() => undefined);

/** The favorite button, with optimistic updates and rollback. Its handler loads when first needed. */
export function FavoriteControl({ recipeId, asksAlone, onChanged, ...button }: ControlProps) {
  const queryClient = useQueryClient();
  const { data: listIds = [] } = useQuery({ ...recipeMembership(recipeId), enabled: asksAlone });
  // The id of Favorites matters only for a recipe on some list, so the first visit need not wait for it.
  const isListed = listIds.length > 0;
  const { data: favoritesId = '' } = useQuery({ ...recipeLists(), select: favoritesIdOf, enabled: isListed });
  const [wanted, setWanted] = useState<boolean | null>(null);

  const press = async (isOn: boolean) => {
    setWanted(isOn);
    try {
      const { changeMembership } = await importChange();
      if (await changeMembership(queryClient, { recipeId, title: button.subject, listId: null, isOn }))
        onChanged?.();
    } catch (error) {
      console.warn('The favorite was not changed.', error);
    }
    setWanted(null);
  };

  return (
    <FavoriteButton
      {...button}
      pressed={wanted ?? listIds.includes(favoritesId)}
      pending={wanted !== null}
      onPointerEnter={fetchChange}
      onFocus={fetchChange}
      onPressedChange={(isOn) => void press(isOn)}
    />
  );
}
