'use client';
import { Heart } from 'lucide-react';
import { cva } from 'class-variance-authority';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
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

/** The words of a list card. */
export interface ListCardLabels extends ListCardActionsLabels {
  recipes: (count: number) => string;
  /** When the list was made; `date` is already written in the locale's way. */
  created: (date: string) => string;
}

const LABELS = (format: LocaleFormat): ListCardLabels => ({
  recipes: (count) => `${format.count(count)} ${count === 1 ? 'recipe' : 'recipes'}`,
  created: (date) => `Created ${date}`,
  ...LIST_CARD_ACTIONS_LABELS,
});

const NO_PICTURES: readonly RecipePictureFile[] = [];

/** Props of {@link ListCard}; every attribute of an `article` goes on the root. */
export interface ListCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** Where the card leads. */
  href: string;
  /** Draws the link with a router's own component. */
  renderLink?: RenderLink | undefined;
  name: string;
  /** One or two sentences; a longer one is cut after two lines. */
  description?: string | null | undefined;
  recipeCount: number;
  /** A date, or one as ISO 8601 writes it. */
  createdAt: string | Date;
  /** What has to be known before it is opened, such as an `AllergyNote`. */
  notice?: ReactNode;
  /** Pictures of its recipes, the newest first: three are shown, four on `favorites`; an empty plate when there is none. */
  pictures?: readonly RecipePictureFile[] | undefined;
  /** `favorites` lies on its side, with a heart: for the one list that everybody has. */
  variant?: 'custom' | 'favorites' | undefined;
  /** Asks to change name and description. Without it there is no such button. */
  onEdit?: (() => void) | undefined;
  /** Asks to delete the list. Without it there is no such button. */
  onDelete?: (() => void) | undefined;
  /** The list is being changed or deleted: the card steps back and its buttons wait. */
  pending?: boolean | undefined;
  /** The level of the name in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<ListCardLabels> | undefined;
}

/** A recipe list to open. The whole card is one link; its buttons lie above it. */
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
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels);
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
      </div>
      {isFavorites ? cover : null}
    </article>
  );
});
