import { isFavorites } from '@larder/domain';
import { t } from '../../platform/language/t.ts';

/** A list's name: the built-in list's in the cook's language, any other as the cook has written it. */
export const listName = (list: { name: string }): string => (isFavorites(list) ? t('Favorites') : list.name);
