/** The list that every cook has. It cannot be renamed or deleted. */
export const FAVORITES = 'Favorites';

interface ListKind {
  name: string;
  list_type: 'default' | 'custom';
}

/** The list of hearted recipes. */
export function isFavorites({ name }: Pick<ListKind, 'name'>): boolean {
  return name === FAVORITES;
}

/** A custom list: one the cook can edit, delete and choose in the add-to-list menu. */
export function isOwnList(list: ListKind): boolean {
  return list.list_type === 'custom' && !isFavorites(list);
}
