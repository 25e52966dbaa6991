import { isFavorites } from '@larder/domain';
import { FavoriteButton } from '@larder/ui/favorite-button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ControlProps } from './control-props.ts';
import { recipeLists, type RecipeList } from './lists.query.ts';
import { recipeMembership } from './membership.query.ts';

const favoritesIdOf = (lists: readonly RecipeList[]) => lists.find(isFavorites)?.id ?? '';

const importChange = () => import('./membership.change.ts');
/** Ahead of the press: when it fails, the press asks once more. */
const fetchChange = () => void importChange().catch(() => undefined);

/** The heart. It turns at once, and back when the server refuses. What a press does comes when it is first needed. */
export function FavoriteControl({ recipeId, asksAlone, onChanged, ...button }: ControlProps) {
  const queryClient = useQueryClient();
  const { data: listIds = [] } = useQuery({ ...recipeMembership(recipeId), enabled: asksAlone });
  // Which list is Favorites matters only for a recipe that is on a list: a first visit need not wait for it.
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
