'use client';
import { ArrowLeft } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { DietaryBadges, type DietaryFacts, type DietaryLabels } from '../dietary-badges/index.ts';
import { Flag } from '../flag/index.ts';
import { MatchBadge } from '../match-badge/index.ts';
import { RecipePicture, type RecipePictureFile } from '../recipe-picture/index.ts';
import { useLocale, useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './recipe-header.module.css';

/** The words of the header. */
export interface RecipeHeaderLabels {
  back: string;
  match: (percentage: number) => string;
  prepTime: string;
  cookTime: string;
  servings: string;
  /** The short word behind a number of minutes. */
  minutes: string;
  dietary: DietaryLabels;
}

const LABELS = (format: LocaleFormat): RecipeHeaderLabels => ({
  back: 'Back to Recipes',
  match: (percentage) => `${format.percent(percentage)} Match`,
  prepTime: 'Prep time',
  cookTime: 'Cook time',
  servings: 'Servings',
  minutes: 'min',
  dietary: {},
});

/** Props of {@link RecipeHeader}; every attribute of a `header` goes on the root. */
export interface RecipeHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title' | 'children'> {
  /** Where 'Back to Recipes' leads. */
  backHref: string;
  /** Draws the link with a router's own component. */
  renderLink?: RenderLink | undefined;
  title: string;
  picture?: RecipePictureFile | null | undefined;
  /** A country code of Larder. */
  country?: string | null | undefined;
  /** The country's name as people read it. */
  countryName?: string | undefined;
  /** Share of the recipe that the pantry covers, in percent. No badge when absent. */
  matchPercentage?: number | null | undefined;
  dietary: DietaryFacts;
  /** In minutes. */
  prepTime: number;
  /** In minutes. */
  cookTime: number;
  servings: number;
  /** Buttons under the figures. */
  actions?: ReactNode;
  labels?: Partial<RecipeHeaderLabels> | undefined;
}

/** The opening of a recipe: its name and figures beside a picture that bleeds off the page. */
export const RecipeHeader = forwardRef<HTMLElement, RecipeHeaderProps>(function RecipeHeader(
  {
    backHref,
    renderLink = renderAnchor,
    title,
    picture,
    country,
    countryName,
    matchPercentage,
    dietary,
    prepTime,
    cookTime,
    servings,
    actions,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const format = useLocale();
  const words = useWords(LABELS, labels);
  const figures = [
    { name: words.prepTime, value: prepTime, unit: words.minutes },
    { name: words.cookTime, value: cookTime, unit: words.minutes },
    { name: words.servings, value: servings, unit: undefined },
  ];
  return (
    <header ref={ref} {...rest} data-slot="recipe-header" className={classNames(styles.root, className)}>
      <div className={styles.page}>
        <RecipePicture className={styles.picture} picture={picture} priority />
        <div className={styles.text}>
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
          <RecipeTitle title={title} />
          {country ? (
            <p data-slot="recipe-header-origin" className={styles.origin}>
              <Flag country={country} {...(countryName ? { label: '' } : {})} />
              {countryName}
            </p>
          ) : null}
          <div data-slot="recipe-header-badges" className={styles.badges}>
            {matchPercentage === null || matchPercentage === undefined ? null : (
              <MatchBadge percentage={matchPercentage}>{words.match(Math.round(matchPercentage))}</MatchBadge>
            )}
            <DietaryBadges dietary={dietary} labels={words.dietary} />
          </div>
          <dl data-slot="recipe-header-figures" className={styles.figures}>
            {figures.map(({ name, value, unit }) => (
              <div key={name} className={styles.figure}>
                <dt>{name}</dt>
                <dd>
                  {format.count(value)}
                  {unit ? <small>{unit}</small> : null}
                </dd>
              </div>
            ))}
          </dl>
          {actions ? (
            <div data-slot="recipe-header-actions" className={styles.actions}>
              {actions}
            </div>
          ) : null}
        </div>
      </div>
    </header>
  );
});

/** The dish's name, large; what stands in brackets behind it, its name in other words, small on a line of its own. */
function RecipeTitle({ title }: { title: string }) {
  const [, name = title, meaning] = /^([^(]+?)\s*\(([^()]+)\)$/.exec(title) ?? [];
  return (
    <h1 data-slot="recipe-header-title" className={styles.title}>
      {name}
      {meaning ? <span className={styles.meaning}> {meaning}</span> : null}
    </h1>
  );
}
