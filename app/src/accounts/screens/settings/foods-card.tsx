import { PreferenceCard } from '@larder/ui/preference-card';
import { Skeleton } from '@larder/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import type { FoodsProps } from '../../../pantry/foods/foods.lazy.tsx';
import { plural, t } from '../../../platform/language/t.ts';
import styles from './settings.module.css';

const Foods = lazy(() => import('../../../pantry/foods/foods.lazy.tsx'));

/** Dislikes and staples, in a card that is initially closed, because opening it loads the names of all ingredients. */
export function FoodsCard(props: FoodsProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const count = props.value.dislikes.length;
  return (
    <PreferenceCard
      title={t('Dislikes and Staples')}
      description={t('What is never in a plan, and what is never on a list')}
      aside={count > 0 ? plural(count, { one: '{count} dislike', other: '{count} dislikes' }) : null}
      collapsible
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (open) setWasOpened(true);
      }}
    >
      {wasOpened && (
        <Suspense fallback={<Skeleton className={styles.foods} />}>
          <Foods {...props} />
        </Suspense>
      )}
    </PreferenceCard>
  );
}
