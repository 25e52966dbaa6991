import { Button } from '@larder/ui/button';
import { RadioChips } from '@larder/ui/radio-chips';
import { SearchBox } from '@larder/ui/search-box';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../platform/language/t.ts';
import { FoundItems, type FoundItemsProps } from './found-items.tsx';
import styles from './pantry.module.css';

interface PantryItemsProps extends Omit<FoundItemsProps, 'needle' | 'sort' | 'onTextChange'> {
  onAddMode: (open: boolean) => void;
  onFindRecipes: () => void;
}

const sorts = () => [
  { value: 'name', label: t('By name') },
  { value: 'expiry', label: t('Expiring first') },
];

/** The items of the pantry, with what finds, sorts and adds them. */
export function PantryItems({ onAddMode, onFindRecipes, ...found }: PantryItemsProps) {
  const [text, setText] = useState('');
  const [sort, setSort] = useState<'name' | 'expiry'>('name');
  // The box shows a letter at once, and a thousand rows follow.
  const needle = useDeferredValue(text.trim());
  return (
    <>
      <div className={styles.toolbar}>
        <SearchBox
          live
          className={styles.search}
          placeholder={t('Search pantry items...')}
          value={text}
          onValueChange={setText}
        />
        <Button variant="secondary" data-add="" onClick={() => onAddMode(true)}>
          {t('+ Add Ingredients')}
        </Button>
        <Button onClick={onFindRecipes}>{t('Find Matching Recipes')}</Button>
      </div>
      {found.items.some((item) => item.expiry_date !== null) && (
        <RadioChips
          legend={t('Sort')}
          hideLegend
          options={sorts()}
          value={sort}
          onValueChange={(value) => setSort(value === 'expiry' ? 'expiry' : 'name')}
        />
      )}
      <FoundItems {...found} needle={needle} sort={sort} onTextChange={setText} />
    </>
  );
}
