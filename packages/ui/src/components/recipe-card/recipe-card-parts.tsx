'use client';
import { cardTitle } from '@larder/domain';
import { Check, Clock, ShoppingBasket } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { useWords } from '../locale/index.ts';
import { LABELS, type RecipeCardLabels } from './recipe-card-words.ts';
import styles from './recipe-card.module.css';

/** Props of {@link RecipeCardFrame}: every attribute of an `article`. */
export type RecipeCardFrameProps = ComponentPropsWithoutRef<'article'>;

/** The empty card, for parts of your own choice: a `RecipeCardStage`, a `RecipeCardTitle`, whose link covers all of it. */
export const RecipeCardFrame = forwardRef<HTMLElement, RecipeCardFrameProps>(function RecipeCardFrame(
  { className, ...rest },
  ref,
) {
  return (
    <article ref={ref} {...rest} data-slot="recipe-card" className={classNames(styles.root, className)} />
  );
});

/** Props of {@link RecipeCardTitle}; every attribute of a heading goes on the root. */
export interface RecipeCardTitleProps extends Omit<ComponentPropsWithoutRef<'h3'>, 'title' | 'children'> {
  /** Where the card leads. */
  href: string;
  /** Draws the link with a router's own component. */
  renderLink?: RenderLink | undefined;
  /** The dish's name. What comes after '(' and special characters are left out. */
  title: string;
  /** Its level in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** The name of a recipe's card. Its link covers the whole card. */
export const RecipeCardTitle = forwardRef<HTMLHeadingElement, RecipeCardTitleProps>(function RecipeCardTitle(
  { href, renderLink = renderAnchor, title, headingLevel = 3, className, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading
      ref={ref}
      {...rest}
      data-slot="recipe-card-title"
      className={classNames(styles.title, className)}
    >
      {renderLink({ href, className: styles.link, children: cardTitle(title) })}
    </Heading>
  );
});

/** Props of {@link RecipeCardSubtitle}: every attribute of a `p`. */
export type RecipeCardSubtitleProps = ComponentPropsWithoutRef<'p'>;

/** The dish's name in other words, beneath its own. */
export const RecipeCardSubtitle = forwardRef<HTMLParagraphElement, RecipeCardSubtitleProps>(
  function RecipeCardSubtitle({ className, ...rest }, ref) {
    return (
      <p
        ref={ref}
        {...rest}
        data-slot="recipe-card-subtitle"
        className={classNames(styles.subtitle, className)}
      />
    );
  },
);

/** What of a recipe is not in the pantry. */
export interface MissingIngredients {
  /** How many ingredients. */
  count: number;
  /** Their names, as far as they are known: 'clams', 'parsley'. */
  names: readonly string[];
  /** Those of the names of which some is there, but not enough. */
  short?: readonly string[] | undefined;
}

/** So many missing things are named; more would be a shopping list. */
const MOST_NAMED = 3;

/** Props of {@link RecipeCardMissing}; every attribute of a `p` goes on the root. */
export interface RecipeCardMissingProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  missing: MissingIngredients;
  /** Other words for what it says by itself. */
  labels?: Partial<RecipeCardLabels> | undefined;
}

/** Names what is missing when it is three things or fewer, and says when nothing is. Nothing for more. */
export const RecipeCardMissing = forwardRef<HTMLParagraphElement, RecipeCardMissingProps>(
  function RecipeCardMissing({ missing: { count, names, short }, labels, className, ...rest }, ref) {
    const words = useWords(LABELS, labels);
    if (count > MOST_NAMED || names.length < count) return null;
    const Icon = count === 0 ? Check : ShoppingBasket;
    return (
      <p
        ref={ref}
        {...rest}
        data-slot="recipe-card-missing"
        data-state={count === 0 ? 'complete' : 'missing'}
        className={classNames(styles.missing, className)}
      >
        <Icon className={styles.clock} aria-hidden="true" />
        <span>{count === 0 ? words.haveEverything : words.needs(names, short ?? [])}</span>
      </p>
    );
  },
);

/** Props of {@link RecipeCardFacts}; every attribute of a `ul` goes on the root. */
export interface RecipeCardFactsProps extends ComponentPropsWithoutRef<'ul'> {
  /** In minutes, waiting included. */
  totalTime?: number | undefined;
  /** Of that, minutes in which there is nothing to do, and what the dish does then: 'rising'. */
  waitingTime?: number | undefined;
  waitingKind?: string | null | undefined;
  ingredientCount?: number | undefined;
  servings?: number | undefined;
  /** Facts of your own, a `li` each, after the others. */
  children?: ReactNode;
  /** Other words for what it says by itself. */
  labels?: Partial<RecipeCardLabels> | undefined;
}

/** Time, ingredients and servings in one quiet line. What is absent is not shown. */
export const RecipeCardFacts = forwardRef<HTMLUListElement, RecipeCardFactsProps>(function RecipeCardFacts(
  { totalTime, waitingTime, waitingKind, ingredientCount, servings, labels, className, children, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  return (
    <ul ref={ref} {...rest} data-slot="recipe-card-facts" className={classNames(styles.facts, className)}>
      {totalTime === undefined ? null : (
        <li className={styles.time}>
          <Clock className={styles.clock} aria-hidden="true" />
          {words.time({ total: totalTime, waiting: waitingTime, kind: waitingKind })}
        </li>
      )}
      {ingredientCount === undefined ? null : <li>{words.ingredients(ingredientCount)}</li>}
      {servings === undefined ? null : <li>{words.servings(servings)}</li>}
      {children}
    </ul>
  );
});
