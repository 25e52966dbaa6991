'use client';
import { daysBetween, localDay } from '@larder/domain';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { dateFormat } from '../../internal/dates/date-format.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { useLocale, useWords } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { LABELS, type UseUpItem, type UseUpListLabels } from './use-up-words.ts';
import styles from './use-up-list.module.css';

/** Props of {@link UseUpList}; other `section` attributes go to the root. */
export interface UseUpListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The ingredients to use up, most urgent first. Renders nothing if empty. */
  items: readonly UseUpItem[];
  /** `strip`: one line that scrolls sideways, for the top of a page. `list`: one below the other. */
  layout?: 'strip' | 'list' | undefined;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
  /** Renders links, for your router. */
  renderLink?: RenderLink | undefined;
  /** An item at the end, such as a link to the full list. */
  action?: ReactNode;
  /** The day that relative dates start from, as '2026-11-23'; defaults to the local date. */
  today?: string | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<UseUpListLabels> | undefined;
}

/** Ingredients to use up soon, with expiry dates and a recipe for each. */
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
  const words = useWords(LABELS, labels, 'use-up-list');
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
        {items.map(({ id, name, expires, isGuess, dish, planHref }) => {
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
              {planHref && layout === 'list' && (
                <span className={styles.plan}>
                  {renderLink({
                    href: planHref,
                    className: styles.link,
                    children: (
                      <>
                        {words.plan} <VisuallyHidden>{words.planOf(name)}</VisuallyHidden>
                      </>
                    ),
                  })}
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
