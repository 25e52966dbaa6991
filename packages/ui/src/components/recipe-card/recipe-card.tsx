'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { HeadingLevel } from '../../internal/conventions.ts';
import type { RenderLink } from '../../internal/render-link.tsx';
import type { CountryId } from '../../vocabulary/ids.ts';
import { DietaryBadges, type DietaryFactByLabel, type DietaryFacts } from '../dietary-badges/index.ts';
import { useWords } from '../locale/index.ts';
import type { RecipePictureFile } from '../recipe-picture/index.ts';
import {
  RecipeCardActions,
  RecipeCardFacts,
  RecipeCardFrame,
  RecipeCardMissing,
  RecipeCardSubtitle,
  RecipeCardTitle,
  type MissingIngredients,
} from './recipe-card-parts.tsx';
import { RecipeCardStage } from './recipe-card-stage.tsx';
import { LABELS, type RecipeCardLabels } from './recipe-card-words.ts';
import styles from './recipe-card.module.css';

/** Props of {@link RecipeCard}; other `article` attributes go to the root. */
export interface RecipeCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'title' | 'children'> {
  /** The link's URL. */
  href: string;
  /** Renders the link with your router's component. */
  renderLink?: RenderLink | undefined;
  /** The recipe's name, shown as given. */
  title: string;
  /** An alternative name below the title, such as a translation. */
  subtitle?: string | null | undefined;
  /** The picture of the dish; an empty plate is shown without one. */
  picture?: RecipePictureFile | null | undefined;
  /** Visible without scrolling: load it first. */
  priority?: boolean | undefined;
  /** The percentage of the recipe the pantry covers. No badge if omitted. */
  matchPercentage?: number | null | undefined;
  /** A country of the vocabulary; a globe for any other, and nothing for null: nobody knows. */
  country?: CountryId | null | undefined;
  /** In minutes, including waiting. Left out if nobody knows, as are the servings. */
  totalTime?: number | undefined;
  /** Unattended minutes out of that. */
  waitingTime?: number | undefined;
  /** What happens while one waits: 'rising'. */
  waitingKind?: string | null | undefined;
  /** How many ingredients it has. */
  ingredientCount: number;
  /** How many people it serves. */
  servings?: number | undefined;
  /** Missing ingredients: up to three are named. Nothing is shown if omitted. */
  missing?: MissingIngredients | null | undefined;
  /** The flags by name. Those that are true get a badge. */
  dietary?: DietaryFacts | undefined;
  /** Those of the flags that only some products set: 'May contain …'. The recipe's page says which label to check. */
  dietaryByLabel?: readonly Pick<DietaryFactByLabel, 'flag'>[] | undefined;
  /** Something to know before choosing it: an `AllergyNote`. */
  notice?: ReactNode;
  /**
   * Icon buttons in the picture's top corner, shown on hover, focus and always on touch. A pressed one stays
   * visible.
   */
  actions?: ReactNode;
  /** More about the recipe below its badges, such as a `Badge`. */
  children?: ReactNode;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<RecipeCardLabels> | undefined;
}

/** A recipe card. The whole card is one link, with `actions` on top. */
export const RecipeCard = forwardRef<HTMLElement, RecipeCardProps>(function RecipeCard(
  {
    href,
    renderLink,
    title,
    subtitle,
    picture,
    priority,
    matchPercentage,
    country,
    totalTime,
    waitingTime,
    waitingKind,
    ingredientCount,
    servings,
    missing,
    dietary,
    dietaryByLabel,
    notice,
    actions,
    headingLevel,
    labels,
    children,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'recipe-card');
  return (
    <RecipeCardFrame ref={ref} {...rest}>
      <RecipeCardStage
        picture={picture}
        priority={priority}
        matchPercentage={matchPercentage}
        country={country}
        labels={labels}
      />
      <RecipeCardTitle href={href} renderLink={renderLink} title={title} headingLevel={headingLevel} />
      {subtitle ? <RecipeCardSubtitle>{subtitle}</RecipeCardSubtitle> : null}
      <RecipeCardFacts
        totalTime={totalTime}
        waitingTime={waitingTime}
        waitingKind={waitingKind}
        ingredientCount={ingredientCount}
        servings={servings}
        labels={labels}
      />
      {missing ? <RecipeCardMissing missing={missing} labels={labels} /> : null}
      {notice ? (
        <div data-slot="recipe-card-notice" className={styles.notice}>
          {notice}
        </div>
      ) : null}
      {dietary ? (
        <DietaryBadges
          className={styles.badges}
          dietary={dietary}
          byLabel={dietaryByLabel?.map(({ flag }) => ({ flag, ingredients: [] }))}
          labels={words.dietary}
        />
      ) : null}
      {children ? (
        <div data-slot="recipe-card-more" className={styles.notice}>
          {children}
        </div>
      ) : null}
      {actions ? <RecipeCardActions>{actions}</RecipeCardActions> : null}
    </RecipeCardFrame>
  );
});
