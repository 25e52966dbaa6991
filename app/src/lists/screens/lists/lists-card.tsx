import { isFavorites, isOwnList } from '@larder/domain';
import { ListCard } from '@larder/ui/list-card';
import { useEffect, useRef } from 'react';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { ListAllergyNote } from '../../../preferences/allergies/list-allergy-note.tsx';
import type { RecipeList } from '../../membership/lists.query.ts';
import type { ListsViewProps } from './lists.view.tsx';

interface ListsCardProps extends Pick<ListsViewProps, 'pictures' | 'onSeen' | 'onEdit' | 'onDelete'> {
  list: RecipeList;
  pendingIds: readonly string[];
}

/** A list as a card, which says when it first comes into sight. */
export function ListsCard({ list, pictures, pendingIds, onSeen, onEdit, onDelete }: ListsCardProps) {
  const { id, name, description } = list;
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
      name={name}
      description={description ?? (isFavorites(list) ? 'Everything you have hearted.' : null)}
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
