'use client';
import * as Radix from '@radix-ui/react-accordion';
import { sayTime } from '@larder/domain';
import { ChevronDown, Clock } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import type { CountryId } from '../../vocabulary/ids.ts';
import { Flag } from '../flag/index.ts';
import { useLocale, useWords, type LocaleFormat } from '../locale/index.ts';
import { MatchBadge } from '../match-badge/index.ts';
import type { RecipeTime } from '../recipe-card/index.ts';
import { RecipePicture, type RecipePictureFile } from '../recipe-picture/index.ts';
import styles from './recipe-accordion.module.css';

/** Text labels of a recipe's header. */
export interface RecipeAccordionItemLabels {
  match: (percentage: number) => string;
  /** Shown after a match that was recalculated during this visit. */
  updated: string;
  /** The duration: '35 min + 2 h rising'. In minutes; `total` includes `waiting`. */
  time: (time: RecipeTime) => string;
  /** Accessible name of the flag; defaults to the country's English name. */
  country: string | undefined;
}

const LABELS = (format: LocaleFormat): RecipeAccordionItemLabels => ({
  match: (percentage) => `${format.percent(percentage)} Match`,
  updated: '(updated)',
  time: (time) => sayTime(time, format.count),
  country: undefined,
});

/** Props of {@link RecipeAccordionItem}; other `li` attributes go to the root. */
export interface RecipeAccordionItemProps extends Omit<ComponentPropsWithoutRef<'li'>, 'title' | 'value'> {
  /** Its value in the accordion: the recipe's id. */
  value: string;
  /** Its position in the list, starting at 1 across all pages. */
  number: number;
  /** The recipe's name, shown as given. */
  title: string;
  /** An alternative name below the title, such as a translation. */
  subtitle?: string | null | undefined;
  /** The picture of the dish; an empty plate is shown without one. */
  picture?: RecipePictureFile | null | undefined;
  /** A country of the vocabulary; a globe for any other, and nothing for null: nobody knows. */
  country?: CountryId | null | undefined;
  /** In minutes, including waiting. */
  totalTime: number;
  /** Unattended minutes out of that. */
  waitingTime?: number | undefined;
  /** What happens while one waits: 'rising'. */
  waitingKind?: string | null | undefined;
  /** The percentage of the recipe the pantry covers. Hidden if omitted. */
  matchPercentage?: number | null | undefined;
  /** The match was recalculated after ingredients were added during this visit. */
  updated?: boolean | undefined;
  /** Something to know before choosing it, announced with the title: an `AllergyNote`. */
  notice?: ReactNode;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<RecipeAccordionItemLabels> | undefined;
  /** The panel's content; rendered only while expanded. */
  children?: ReactNode;
}

/** A recipe in a list; its header expands it. */
export const RecipeAccordionItem = forwardRef<HTMLLIElement, RecipeAccordionItemProps>(
  function RecipeAccordionItem(
    {
      value,
      number,
      title,
      subtitle,
      picture,
      country,
      totalTime,
      waitingTime,
      waitingKind,
      matchPercentage,
      updated = false,
      notice,
      headingLevel = 2,
      labels,
      className,
      children,
      ...rest
    },
    ref,
  ) {
    const words = useWords(LABELS, labels, 'recipe-accordion-item');
    const { count } = useLocale();
    const lang = useContentLang();
    const Heading = `h${headingLevel}` as const;
    return (
      <Radix.Item asChild value={value}>
        <li
          ref={ref}
          {...rest}
          data-slot="recipe-accordion-item"
          className={classNames(styles.item, className)}
        >
          <div className={styles.head}>
            <Radix.Header asChild>
              <Heading className={styles.heading}>
                <Radix.Trigger data-slot="recipe-accordion-trigger" className={styles.trigger}>
                  <span className={styles.number} data-slot="recipe-accordion-number">
                    {count(number)}
                  </span>{' '}
                  <span className={styles.words}>
                    <span lang={lang} className={styles.title}>
                      {title}
                    </span>{' '}
                    {subtitle ? (
                      <span lang={lang} className={styles.subtitle}>
                        {subtitle}
                      </span>
                    ) : null}{' '}
                    <span className={styles.facts}>
                      {country === null ? null : <Flag country={country} label={words.country} />}{' '}
                      <span className={styles.fact}>
                        <Clock className={styles.clock} aria-hidden="true" />
                        {words.time({ total: totalTime, waiting: waitingTime, kind: waitingKind })}
                      </span>
                    </span>
                    {notice}
                  </span>{' '}
                  {matchPercentage === null || matchPercentage === undefined ? null : (
                    <MatchBadge className={styles.match} variant="flat" percentage={matchPercentage}>
                      {words.match(Math.round(matchPercentage))}
                      {updated ? (
                        <>
                          {' '}
                          <span className={styles.updated} data-slot="recipe-accordion-updated">
                            {words.updated}
                          </span>
                        </>
                      ) : null}
                    </MatchBadge>
                  )}
                  <ChevronDown className={styles.chevron} aria-hidden="true" />
                </Radix.Trigger>
              </Heading>
            </Radix.Header>
            <RecipePicture className={styles.picture} picture={picture} />
          </div>
          <Radix.Content data-slot="recipe-accordion-panel" className={styles.panel}>
            {children}
          </Radix.Content>
        </li>
      </Radix.Item>
    );
  },
);
