'use client';
import { Heart } from 'lucide-react';
import { cva } from 'class-variance-authority';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { useLocale, useWords, type LocaleFormat } from '../locale/index.ts';
import type { RecipePictureFile } from '../recipe-picture/index.ts';
import {
  LIST_CARD_ACTIONS_LABELS,
  ListCardActions,
  type ListCardActionsLabels,
} from './list-card-actions.tsx';
import { ListCover } from './list-cover.tsx';
import styles from './list-card.module.css';

const card = cva(styles.root, {
  variants: { variant: { custom: styles.custom, favorites: styles.favorites } },
});

/** Text labels of a list card. */
export interface ListCardLabels extends ListCardActionsLabels {
  recipes: (count: number) => string;
  /** The creation date, already formatted. */
  created: (date: string) => string;
}

const LABELS = (format: LocaleFormat): ListCardLabels => ({
  recipes: (count) => `${format.count(count)} ${count === 1 ? 'recipe' : 'recipes'}`,
  created: (date) => `Created ${date}`,
  ...LIST_CARD_ACTIONS_LABELS,
});

const NO_PICTURES: readonly RecipePictureFile[] = [];

/** Props of {@link ListCard}; other `article` attributes go to the root. */
export interface ListCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The link's URL. */
  href: string;
  /** Renders the link with your router's component. */
  renderLink?: RenderLink | undefined;
  /** The name of the list. */
  name: string;
  /** One or two sentences, truncated after two lines. */
  description?: string | null | undefined;
  /** How many recipes are on the list. */
  recipeCount: number;
  /** A Date or an ISO 8601 string. */
  createdAt: string | Date;
  /** Anything to know before opening it, such as an `AllergyNote`. */
  notice?: ReactNode;
  /**
   * Pictures of its recipes, newest first: three are shown, or four on `favorites`; an empty plate if there
   * are none.
   */
  pictures?: readonly RecipePictureFile[] | undefined;
  /** `favorites` is a wide card with a heart, for the built-in list. */
  variant?: 'custom' | 'favorites' | undefined;
  /** Called to edit the name and description. Without it, there is no such button. */
  onEdit?: (() => void) | undefined;
  /** Called to delete the list. Without it, there is no such button. */
  onDelete?: (() => void) | undefined;
  /** The list is being changed or deleted: the card is dimmed and its buttons are busy. */
  pending?: boolean | undefined;
  /** More about the list below its facts, such as a `Badge`. */
  children?: ReactNode;
  /** The heading level of the name. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ListCardLabels> | undefined;
}

/** A card for a recipe list. The whole card is one link, with its buttons on top. */
export const ListCard = forwardRef<HTMLElement, ListCardProps>(function ListCard(
  {
    href,
    renderLink = renderAnchor,
    name,
    description,
    recipeCount,
    createdAt,
    notice,
    pictures = NO_PICTURES,
    variant = 'custom',
    onEdit,
    onDelete,
    pending = false,
    headingLevel = 3,
    labels,
    className,
    children,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'list-card');
  const { date } = useLocale();
  const Heading = `h${headingLevel}` as const;
  const isFavorites = variant === 'favorites';
  const cover = (
    <ListCover
      className={styles.cover}
      layout={isFavorites ? 'row' : 'mosaic'}
      pictures={pictures.slice(0, isFavorites ? 4 : 3)}
    />
  );
  return (
    <article
      ref={ref}
      {...rest}
      data-slot="list-card"
      data-variant={variant}
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
      className={card({ variant, className })}
    >
      {isFavorites ? null : cover}
      <div className={styles.body} data-slot="list-card-body">
        <div className={styles.head}>
          <Heading className={styles.name}>
            {isFavorites ? <Heart className={styles.heart} aria-hidden="true" /> : null}
            {renderLink({ href, className: styles.link, children: name })}
          </Heading>
          <ListCardActions name={name} onEdit={onEdit} onDelete={onDelete} pending={pending} labels={words} />
        </div>
        {description ? <p className={styles.description}>{description}</p> : null}
        {notice ? (
          <div className={styles.notice} data-slot="list-card-notice">
            {notice}
          </div>
        ) : null}
        <p className={styles.facts} data-slot="list-card-facts">
          <strong className={styles.count}>{words.recipes(recipeCount)}</strong>{' '}
          <time dateTime={typeof createdAt === 'string' ? createdAt : createdAt.toISOString()}>
            {words.created(date(createdAt))}
          </time>
        </p>
        {children ? (
          <div className={styles.notice} data-slot="list-card-more">
            {children}
          </div>
        ) : null}
      </div>
      {isFavorites ? cover : null}
    </article>
  );
});
