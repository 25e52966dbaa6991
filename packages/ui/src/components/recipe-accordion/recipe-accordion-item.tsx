'use client';
import * as Radix from '@radix-ui/react-accordion';
import { cardTitle, sayTime } from '@larder/domain';
import { ChevronDown, Clock } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Flag } from '../flag/index.ts';
import { useLocale, useWords, type LocaleFormat } from '../locale/index.ts';
import { MatchBadge } from '../match-badge/index.ts';
import type { RecipeTime } from '../recipe-card/index.ts';
import { RecipePicture, type RecipePictureFile } from '../recipe-picture/index.ts';
import styles from './recipe-accordion.module.css';

/** The words of a recipe's header. */
export interface RecipeAccordionItemLabels {
  match: (percentage: number) => string;
  /** Behind the match when it was counted again in this visit. */
  updated: string;
  /** How long it takes: '35 min + 2 h rising'. In minutes, `waiting` included in `total`. */
  time: (time: RecipeTime) => string;
  /** The name of the flag; the country's English name when absent. */
  country: string | undefined;
}

const LABELS = (format: LocaleFormat): RecipeAccordionItemLabels => ({
  match: (percentage) => `${format.percent(percentage)} Match`,
  updated: '(updated)',
  time: (time) => sayTime(time, format.count),
  country: undefined,
});

/** Props of {@link RecipeAccordionItem}; every attribute of a `li` goes on the root. */
export interface RecipeAccordionItemProps extends Omit<ComponentPropsWithoutRef<'li'>, 'title' | 'value'> {
  /** What the accordion calls it: the recipe's id. */
  value: string;
  /** Its place on the list, counted from 1 over all pages. */
  number: number;
  /** The dish's name. What comes after '(' and special characters are left out. */
  title: string;
  /** Its name in other words, such as the reader's language, beneath the title. */
  subtitle?: string | null | undefined;
  picture?: RecipePictureFile | null | undefined;
  /** A country code of Larder; a globe for any other. */
  country?: string | null | undefined;
  /** In minutes, waiting included. */
  totalTime: number;
  /** Of that, minutes in which there is nothing to do, and what the dish does then: 'rising'. */
  waitingTime?: number | undefined;
  waitingKind?: string | null | undefined;
  /** Share of the recipe that the pantry covers, in percent. Nothing is said of it when absent. */
  matchPercentage?: number | null | undefined;
  /** The match was counted again, because ingredients came into the pantry in this visit. */
  updated?: boolean | undefined;
  /** Something to know before it is chosen, said with the title: an `AllergyNote`. */
  notice?: ReactNode;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<RecipeAccordionItemLabels> | undefined;
  /** What it shows when it is expanded; drawn only then. */
  children?: ReactNode;
}

/** A recipe on a list: its header expands it. */
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
    const words = useWords(LABELS, labels);
    const { count } = useLocale();
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
                    <span className={styles.title}>{cardTitle(title)}</span>{' '}
                    {subtitle ? <span className={styles.subtitle}>{subtitle}</span> : null}{' '}
                    <span className={styles.facts}>
                      <Flag country={country} label={words.country} />{' '}
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
