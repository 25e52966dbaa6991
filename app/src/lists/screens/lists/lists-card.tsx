import { isFavorites, isOwnList } from '@larder/domain';
import { ListCard } from '@larder/ui/list-card';
import { useEffect, useRef } from 'react';
import { t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import type { RecipePictureFile } from '../../../platform/pictures/recipe-picture-file.ts';
import { ListAllergyNote } from '../../../preferences/allergies/list-allergy-note.tsx';
import { listName } from '../../membership/list-name.ts';
import type { RecipeList } from '../../membership/lists.query.ts';

/** Props shared by every card of the screen. */
export interface ListsCardActions {
  /** Pictures of each list's newest recipes, as far as loaded. */
  pictures: ReadonlyMap<string, readonly RecipePictureFile[]>;
  /** Called when a list comes into view, to load its pictures. */
  onSeen: (id: string) => void;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}

interface ListsCardProps extends ListsCardActions {
  list: RecipeList;
  pendingIds: readonly string[];
}

/** A list card that reports when it first comes into view. */
export function ListsCard({ list, pictures, pendingIds, onSeen, onEdit, onDelete }: ListsCardProps) {
  const { id, description } = list;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = card.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen(id));
    observer.observe(node);
    return () => observer.disconnect();
  }, [id, onSeen]);

  const isOwn = isOwnList(list);
  return (
    <ListCard
      ref={card}
      variant={isFavorites(list) ? 'favorites' : 'custom'}
      href={`/dashboard/lists/${id}`}
      renderLink={renderLink}
      name={listName(list)}
      description={description ?? (isFavorites(list) ? t('Everything you’ve hearted.') : null)}
      recipeCount={list.recipe_count}
      createdAt={list.created_at}
      notice={list.allergens.length > 0 && <ListAllergyNote allergens={list.allergens} />}
      pictures={pictures.get(id)}
      pending={pendingIds.includes(id)}
      onEdit={isOwn ? () => onEdit(id) : undefined}
      onDelete={isOwn ? () => onDelete(id) : undefined}
    />
  );
}
