'use client';
import { sayMinutes, sentenceCase } from '@larder/domain';
import { ArrowLeft } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { EveningNote } from '../../internal/evening-note.tsx';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import type { CountryId } from '../../vocabulary/ids.ts';
import {
  DietaryBadges,
  type DietaryBadgesLabels,
  type DietaryFactByLabel,
  type DietaryFacts,
} from '../dietary-badges/index.ts';
import { Flag } from '../flag/index.ts';
import { MatchBadge } from '../match-badge/index.ts';
import type { RecipePictureFile } from '../recipe-picture/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import {
  RecipeHeaderActions,
  RecipeHeaderFigures,
  RecipeHeaderFrame,
  RecipeHeaderTitle,
} from './recipe-header-parts.tsx';
import styles from './recipe-header.module.css';

/** Text labels of the header. */
export interface RecipeHeaderLabels {
  back: string;
  match: (percentage: number) => string;
  prepTime: string;
  cookTime: string;
  /** Label of the waiting time, by what happens then: 'rising'. */
  waitingTime: (kind: string | null) => string;
  totalTime: string;
  eveningBefore: string;
  /** How long it takes on the day itself, without the overnight wait, in minutes. */
  onTheDay: (minutes: number) => string;
  /** Shown instead of zero minutes. */
  noTime: string;
  servings: string;
  /** The units of hours and minutes. */
  hours: string;
  minutes: string;
  dietary: DietaryBadgesLabels;
}

const LABELS = (format: LocaleFormat): RecipeHeaderLabels => ({
  back: 'Back to Recipes',
  match: (percentage) => `${format.percent(percentage)} Match`,
  prepTime: 'Prep time',
  cookTime: 'Cook time',
  waitingTime: (kind) => sentenceCase(kind ?? 'waiting'),
  totalTime: 'Total time',
  eveningBefore: 'The evening before',
  onTheDay: (minutes) => `On the day it takes ${sayMinutes(minutes, format.count)}.`,
  noTime: 'None',
  servings: 'Servings',
  hours: 'h',
  minutes: 'min',
  dietary: {},
});

/** Props of {@link RecipeHeader}; other `header` attributes go to the root. */
export interface RecipeHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title' | 'children'> {
  /** URL of 'Back to Recipes'. */
  backHref: string;
  /** Renders the link with your router's component. */
  renderLink?: RenderLink | undefined;
  /** The dish. */
  title: string;
  /** An alternative name on its own line; defaults to text in parentheses after the title. */
  subtitle?: string | null | undefined;
  /** The picture of the dish; an empty plate is shown without one. */
  picture?: RecipePictureFile | null | undefined;
  /** A country of the vocabulary. */
  country?: CountryId | null | undefined;
  /** The country's display name. */
  countryName?: string | undefined;
  /** The percentage of the recipe the pantry covers. No badge if omitted. */
  matchPercentage?: number | null | undefined;
  /** The flags by name. Those that are true get a badge. */
  dietary: DietaryFacts;
  /** Those of the flags that only some products set, with the ingredients whose labels decide. */
  dietaryByLabel?: readonly DietaryFactByLabel[] | undefined;
  /** In minutes. */
  prepTime: number;
  /** In minutes. */
  cookTime: number;
  /** Unattended minutes. Hidden if 0. */
  waitingTime?: number | undefined;
  /** What happens while one waits: 'rising'. */
  waitingKind?: string | null | undefined;
  /** What to do on the evening before, as a sentence. */
  eveningBefore?: string | null | undefined;
  /** How many people it serves. */
  servings: number;
  /** A small button or link next to the back link, to another part of the page. */
  shortcut?: ReactNode;
  /** Something to know before cooking, above the figures: an `AllergyNote`. */
  notice?: ReactNode;
  /** Buttons below the figures. */
  actions?: ReactNode;
  /** Overrides for the built-in text. */
  labels?: Partial<RecipeHeaderLabels> | undefined;
}

/** The top of a recipe page: name and figures next to a picture that bleeds off the page. */
export const RecipeHeader = forwardRef<HTMLElement, RecipeHeaderProps>(function RecipeHeader(
  {
    backHref,
    renderLink = renderAnchor,
    title,
    subtitle,
    picture,
    country,
    countryName,
    matchPercentage,
    dietary,
    dietaryByLabel,
    prepTime,
    cookTime,
    waitingTime = 0,
    waitingKind = null,
    eveningBefore,
    servings,
    shortcut,
    notice,
    actions,
    labels,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'recipe-header');
  const time = (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    if (minutes <= 0) return words.noTime;
    return [
      { value: hours, unit: words.hours },
      { value: minutes % 60, unit: words.minutes },
    ].filter(({ value }) => value > 0);
  };
  return (
    <RecipeHeaderFrame ref={ref} {...rest} picture={picture}>
      <div className={styles.top}>
        {renderLink({
          href: backHref,
          className: styles.back,
          children: (
            <>
              <ArrowLeft className={styles.arrow} aria-hidden="true" />
              {words.back}
            </>
          ),
        })}
        {shortcut}
      </div>
      <RecipeHeaderTitle title={title} subtitle={subtitle} />
      <div data-slot="recipe-header-badges" className={styles.badges}>
        {country ? (
          <p data-slot="recipe-header-origin" className={styles.origin}>
            <Flag country={country} {...(countryName ? { label: '' } : {})} />
            {countryName}
          </p>
        ) : null}
        {matchPercentage === null || matchPercentage === undefined ? null : (
          <MatchBadge percentage={matchPercentage}>{words.match(Math.round(matchPercentage))}</MatchBadge>
        )}
        <DietaryBadges dietary={dietary} byLabel={dietaryByLabel} labels={words.dietary} />
      </div>
      {notice ? (
        <div data-slot="recipe-header-notice" className={styles.notice}>
          {notice}
        </div>
      ) : null}
      <RecipeHeaderFigures
        figures={[
          { name: words.totalTime, value: time(prepTime + cookTime + waitingTime) },
          { name: words.prepTime, value: time(prepTime) },
          { name: words.cookTime, value: time(cookTime) },
          ...(waitingTime > 0 ? [{ name: words.waitingTime(waitingKind), value: time(waitingTime) }] : []),
          { name: words.servings, value: servings },
        ]}
      />
      {eveningBefore ? (
        <EveningNote slot="recipe-header-evening" className={styles.evening} label={words.eveningBefore}>
          {`${eveningBefore} ${words.onTheDay(prepTime + cookTime)}`}
        </EveningNote>
      ) : null}
      {actions ? <RecipeHeaderActions>{actions}</RecipeHeaderActions> : null}
    </RecipeHeaderFrame>
  );
});
