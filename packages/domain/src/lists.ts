/** The list that every cook has. It can be neither renamed nor deleted. */
export const FAVORITES = 'Favorites';

interface ListKind {
  name: string;
  list_type: 'default' | 'custom';
}

/** The list of hearted recipes. */
export function isFavorites({ name }: Pick<ListKind, 'name'>): boolean {
  return name === FAVORITES;
}

/** A list of the cook's own: one that can be edited, deleted, and chosen in the add-to-list menu. */
export function isOwnList(list: ListKind): boolean {
  return list.list_type === 'custom' && !isFavorites(list);
}
