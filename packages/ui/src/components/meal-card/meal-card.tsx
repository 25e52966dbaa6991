'use client';
import { Soup } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { EveningNote } from '../../internal/evening-note.tsx';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { MealCardActions } from './meal-card-actions.tsx';
import { MealCardExpiring, type ExpiringUse } from './meal-card-expiring.tsx';
import { MealCardFacts } from './meal-card-facts.tsx';
import { MealCardFigures } from './meal-card-figures.tsx';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import { MealCardMethod } from './meal-card-method.tsx';
import { MealCardPicture } from './meal-card-picture.tsx';
import { MealCardReason } from './meal-card-reason.tsx';
import { MealCardStandIns } from './meal-card-stand-ins.tsx';
import { MealCardTop } from './meal-card-top.tsx';
import type { MealInfo } from './meal-info.ts';
import styles from './meal-card.module.css';

/** Props of {@link MealCard}; other `article` attributes go to the root. */
export interface MealCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'title' | 'children'>, MealInfo {
  /** Renders the link with your router's component. */
  renderLink?: RenderLink | undefined;
  /** Visible without scrolling: load it first. */
  priority?: boolean | undefined;
  /** Called to ask for another meal. Each button is rendered if its callback is set. */
  onSwap?: (() => void) | undefined;
  /** Called to mark the meal as cooked. */
  onCook?: (() => void) | undefined;
  /** Called to undo that it is cooked. */
  onUncook?: (() => void) | undefined;
  /** Called with whether it should stay when the rest of the week is replanned. */
  onKeep?: ((kept: boolean) => void) | undefined;
  /** Called with a new number of servings. Without it, and once cooked, the number is text. */
  onServingsChange?: ((servings: number) => void) | undefined;
  /** More about the meal after its own badges, such as a `Badge`. */
  children?: ReactNode;
  /** A `MealMenu` after the buttons. */
  menu?: ReactNode;
  /** Why nothing can be changed. The buttons stay and explain it. */
  unavailable?: string | undefined;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealCardLabels> | undefined;
}

const NONE: readonly ExpiringUse[] = [];

/** A planned meal: picture next to text, or stacked on narrow screens. */
export const MealCard = forwardRef<HTMLElement, MealCardProps>(function MealCard(
  {
    title,
    subtitle,
    href,
    renderLink = renderAnchor,
    picture,
    priority,
    country,
    difficulty,
    reason,
    totalTime,
    waitingTime,
    waitingKind,
    eveningBefore,
    servings,
    matchPercentage,
    matchNote,
    standIns,
    missingCount,
    costPerServing,
    totalCost,
    nutrition,
    instructions,
    expiring,
    notice,
    allergens,
    cooked = false,
    pendingAction,
    kept = false,
    doubled,
    onSwap,
    onCook,
    onUncook,
    onKeep,
    onServingsChange,
    menu,
    unavailable,
    headingLevel = 4,
    labels,
    className,
    children,
    ...rest
  },
  ref,
) {
  const words = useMealCardWords(labels);
  const lang = useContentLang();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      ref={ref}
      {...rest}
      data-slot="meal-card"
      data-cooked={cooked ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      <div className={styles.layout}>
        <MealCardPicture
          picture={picture}
          priority={priority}
          matchPercentage={matchPercentage}
          cooked={cooked}
          labels={labels}
        />
        <div data-slot="meal-card-body" className={styles.body}>
          <MealCardTop
            country={country}
            difficulty={difficulty}
            kept={kept && !cooked}
            missingCount={missingCount}
            words={words}
          >
            {children}
          </MealCardTop>
          <Heading lang={lang} data-slot="meal-card-title" className={styles.title}>
            {href === undefined ? title : renderLink({ href, className: styles.link, children: title })}
          </Heading>
          {subtitle ? (
            <p lang={lang} data-slot="meal-card-subtitle" className={styles.subtitle}>
              {subtitle}
            </p>
          ) : null}
          {notice}
          {reason ? <MealCardReason>{reason}</MealCardReason> : null}
          {matchNote && !cooked ? (
            <p lang={lang} data-slot="meal-card-match-note" className={styles.matchNote}>
              {matchNote}
            </p>
          ) : null}
          {standIns && !cooked ? <MealCardStandIns standIns={standIns} labels={labels} /> : null}
          {eveningBefore && !cooked ? (
            <EveningNote slot="meal-card-evening" label={words.eveningBefore} lang={lang}>
              {eveningBefore}
            </EveningNote>
          ) : null}
          {doubled && !cooked ? (
            <EveningNote slot="meal-card-doubled" label={words.doubled} icon={<Soup />}>
              {doubled}
            </EveningNote>
          ) : null}
          <MealCardExpiring uses={expiring ?? NONE} labels={labels} />
          <MealCardFigures
            totalTime={totalTime}
            waitingTime={waitingTime}
            waitingKind={waitingKind}
            servings={servings}
            onServingsChange={cooked ? undefined : onServingsChange}
            stepper={{ of: title, step: doubled ? 2 : 1, pending: Boolean(pendingAction), unavailable }}
            costPerServing={costPerServing}
            labels={labels}
          />
          <MealCardMethod instructions={instructions} labels={labels} />
          <MealCardFacts
            nutrition={nutrition}
            costPerServing={costPerServing}
            totalCost={totalCost}
            labels={labels}
          />
          {allergens ? (
            <p data-slot="meal-card-allergens" className={styles.allergens}>
              {allergens}
            </p>
          ) : null}
          <MealCardActions
            title={title}
            cooked={cooked}
            onSwap={onSwap}
            onCook={onCook}
            onUncook={onUncook}
            kept={kept}
            onKeep={onKeep}
            menu={menu}
            pendingAction={pendingAction}
            unavailable={unavailable}
            labels={labels}
          />
        </div>
      </div>
    </article>
  );
});
