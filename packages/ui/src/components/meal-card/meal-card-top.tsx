'use client';
import { Pin, ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { larderCountry } from '../../internal/vocabulary/countries.ts';
import { useCountries } from '../../internal/vocabulary/use-countries.ts';
import { Badge } from '../badge/index.ts';
import { DifficultyMark } from '../difficulty-mark/index.ts';
import { Flag } from '../flag/index.ts';
import type { MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card.module.css';
import type { MealInfo } from './meal-info.ts';

interface MealCardTopProps extends Pick<MealInfo, 'country' | 'difficulty' | 'kept' | 'missingCount'> {
  /** More badges, after these. */
  children: ReactNode;
  words: MealCardLabels;
}

/** The line above a meal's title: where it is from, how hard it is, and what marks it. */
export function MealCardTop({ country, difficulty, kept, missingCount, children, words }: MealCardTopProps) {
  const countries = useCountries();
  const nameOf = (id: typeof country) =>
    (larderCountry(id) ? undefined : countries.nameOf(id)) ?? words.country(id);
  return (
    <div data-slot="meal-card-top" className={styles.top}>
      {country === null ? null : (
        <span className={styles.origin}>
          <Flag country={country} label="" />
          {nameOf(country)}
        </span>
      )}
      <DifficultyMark difficulty={difficulty} labels={words.difficulty} />
      {kept ? (
        <Badge shape="pill" icon={<Pin />}>
          {words.kept}
        </Badge>
      ) : null}
      {missingCount ? (
        <Badge tone="missing" shape="pill" icon={<ShoppingBasket />} className={styles.need}>
          {words.need(missingCount)}
        </Badge>
      ) : null}
      {children}
    </div>
  );
}
