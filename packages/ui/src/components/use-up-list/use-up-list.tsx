'use client';
import { daysBetween, localDay } from '@larder/domain';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { dateFormat } from '../../internal/dates/date-format.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { useLocale, useWords } from '../locale/index.ts';
import { LABELS, type UseUpItem, type UseUpListLabels } from './use-up-words.ts';
import styles from './use-up-list.module.css';

/** Props of {@link UseUpList}; every attribute of a `section` goes on the root. */
export interface UseUpListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** What is to be used up, the most urgent first. Nothing is shown for none. */
  items: readonly UseUpItem[];
  /** `strip`: one line that scrolls sideways, for the top of a page. `list`: one under the other. */
  layout?: 'strip' | 'list' | undefined;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Draws links; give the router's own here. */
  renderLink?: RenderLink | undefined;
  /** One more thing at the end: a link to everything. */
  action?: ReactNode;
  /** From which day 'tomorrow' counts, as '2026-11-23'; the day where the code runs unless told. */
  today?: string | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<UseUpListLabels> | undefined;
}

/** What is to be used up soon, when it expires, and a dish for it. */
export const UseUpList = forwardRef<HTMLElement, UseUpListProps>(function UseUpList(
  {
    items,
    layout = 'list',
    headingLevel = 2,
    renderLink = renderAnchor,
    action,
    today: given,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels);
  const format = dateFormat(useLocale().dateLocale);
  const today = given ?? localDay();
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  if (items.length === 0) return null;
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      {...rest}
      data-slot="use-up-list"
      data-layout={layout}
      className={classNames(styles.root, className)}
    >
      <Title id={titleId} className={styles.title}>
        {words.title}
      </Title>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reached by keys */}
      <ul className={styles.items} {...(layout === 'strip' && { tabIndex: 0, 'aria-labelledby': titleId })}>
        {items.map(({ id, name, expires, isGuess, dish }) => {
          const days = daysBetween(today, expires);
          const when = format.distance(days);
          return (
            <li key={id} data-slot="use-up-list-item" className={styles.item}>
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.when} data-tone={days < 2 ? 'soon' : undefined}>
                {days < 0 ? words.expired(when) : words.expires(when)}
                {isGuess && ` · ${words.guess}`}
              </span>{' '}
              {dish && (
                <span className={styles.dish}>
                  {words.dish} {renderLink({ href: dish.href, className: styles.link, children: dish.title })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {action}
    </section>
  );
});
