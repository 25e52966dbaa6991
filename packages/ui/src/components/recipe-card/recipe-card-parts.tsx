'use client';
import { Check, Clock, ShoppingBasket } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { useWords } from '../locale/index.ts';
import { LABELS, type RecipeCardLabels } from './recipe-card-words.ts';
import styles from './recipe-card.module.css';

/** Props of {@link RecipeCardFrame}: every attribute of an `article`. */
export type RecipeCardFrameProps = ComponentPropsWithoutRef<'article'>;

/**
 * The bare card, to compose from parts such as `RecipeCardStage` and `RecipeCardTitle`, whose link covers the
 * card.
 */
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
  /** The link's URL. */
  href: string;
  /** Renders the link with your router's component. */
  renderLink?: RenderLink | undefined;
  /** The recipe's name, shown as given. */
  title: string;
  /** The heading level. */
  headingLevel?: HeadingLevel | undefined;
}

/** The title of a recipe card. Its link covers the whole card. */
export const RecipeCardTitle = forwardRef<HTMLHeadingElement, RecipeCardTitleProps>(function RecipeCardTitle(
  { href, renderLink = renderAnchor, title, headingLevel = 3, className, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  const lang = useContentLang();
  return (
    <Heading
      ref={ref}
      lang={lang}
      {...rest}
      data-slot="recipe-card-title"
      className={classNames(styles.title, className)}
    >
      {renderLink({ href, className: styles.link, children: title })}
    </Heading>
  );
});

/** Props of {@link RecipeCardSubtitle}: every attribute of a `p`. */
export type RecipeCardSubtitleProps = ComponentPropsWithoutRef<'p'>;

/** An alternative name below the title. */
export const RecipeCardSubtitle = forwardRef<HTMLParagraphElement, RecipeCardSubtitleProps>(
  function RecipeCardSubtitle({ className, ...rest }, ref) {
    const lang = useContentLang();
    return (
      <p
        ref={ref}
        lang={lang}
        {...rest}
        data-slot="recipe-card-subtitle"
        className={classNames(styles.subtitle, className)}
      />
    );
  },
);

/** A recipe's missing ingredients. */
export interface MissingIngredients {
  /** The number of missing ingredients. */
  count: number;
  /** Their names, as far as known: 'clams', 'parsley'. */
  names: readonly string[];
  /** The names of which the pantry has some, but not enough. */
  short?: readonly string[] | undefined;
}

/** Name at most this many missing ingredients; more would be a shopping list. */
const MOST_NAMED = 3;

/** Props of {@link RecipeCardMissing}; other `p` attributes go to the root. */
export interface RecipeCardMissingProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  /** The missing ingredients: up to three are named. */
  missing: MissingIngredients;
  /** Overrides for the built-in text. */
  labels?: Partial<RecipeCardLabels> | undefined;
}

/** Names up to three missing ingredients, or says that there are none. Renders nothing for more. */
export const RecipeCardMissing = forwardRef<HTMLParagraphElement, RecipeCardMissingProps>(
  function RecipeCardMissing({ missing: { count, names, short }, labels, className, ...rest }, ref) {
    const words = useWords(LABELS, labels, 'recipe-card');
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

/** Props of {@link RecipeCardFacts}; other `ul` attributes go to the root. */
export interface RecipeCardFactsProps extends ComponentPropsWithoutRef<'ul'> {
  /** In minutes, including waiting. */
  totalTime?: number | undefined;
  /** Unattended minutes out of that. */
  waitingTime?: number | undefined;
  /** What happens while one waits: 'rising'. */
  waitingKind?: string | null | undefined;
  /** How many ingredients it has. */
  ingredientCount?: number | undefined;
  /** How many people it serves. */
  servings?: number | undefined;
  /** Custom facts as `li` elements, after the others. */
  children?: ReactNode;
  /** Overrides for the built-in text. */
  labels?: Partial<RecipeCardLabels> | undefined;
}

/** Time, ingredients and servings in one line. Missing facts are left out. */
export const RecipeCardFacts = forwardRef<HTMLUListElement, RecipeCardFactsProps>(function RecipeCardFacts(
  { totalTime, waitingTime, waitingKind, ingredientCount, servings, labels, className, children, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'recipe-card');
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

/** Props of {@link RecipeCardActions}: every attribute of a `div`. */
export type RecipeCardActionsProps = ComponentPropsWithoutRef<'div'>;

/**
 * Icon buttons in the picture's top corner, shown on hover, focus and always on touch. A pressed one stays
 * visible. Put them last: a screen reader names the dish first.
 */
export const RecipeCardActions = forwardRef<HTMLDivElement, RecipeCardActionsProps>(
  function RecipeCardActions({ className, ...rest }, ref) {
    return (
      <div
        ref={ref}
        {...rest}
        data-slot="recipe-card-actions"
        className={classNames(styles.actions, className)}
      />
    );
  },
);
