'use client';
import { ShoppingBasket } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { Badge } from '../badge/index.ts';
import { DifficultyMark } from '../difficulty-mark/index.ts';
import { Flag } from '../flag/index.ts';
import type { RecipePictureFile } from '../recipe-picture/index.ts';
import { MealCardActions } from './meal-card-actions.tsx';
import { MealCardExpiring, type ExpiringUse } from './meal-card-expiring.tsx';
import { MealCardFacts, type MealNutrition } from './meal-card-facts.tsx';
import { MealCardFigures } from './meal-card-figures.tsx';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import { MealCardMethod } from './meal-card-method.tsx';
import { MealCardPicture } from './meal-card-picture.tsx';
import { MealCardReason } from './meal-card-reason.tsx';
import styles from './meal-card.module.css';

/** What is known of a meal. What is absent is not shown. */
export interface MealInfo {
  title: string;
  /** Its name in other words, such as the reader's language, beneath the title. */
  subtitle?: string | null | undefined;
  /** Where the title leads; it is plain text when absent. */
  href?: string | undefined;
  picture?: RecipePictureFile | null | undefined;
  /** A country code of Larder; a globe and 'International' for any other. */
  country?: string | null | undefined;
  /** 'easy', 'medium' or 'hard'; a white dot for any other. */
  difficulty?: string | null | undefined;
  /** Why the meal is in the plan. */
  reason?: string | null | undefined;
  /** In minutes, waiting included. */
  totalTime?: number | null | undefined;
  /** Of that, minutes in which there is nothing to do, and what the dish does then: 'rising'. */
  waitingTime?: number | null | undefined;
  waitingKind?: string | null | undefined;
  servings?: number | null | undefined;
  /** Share of the meal that the pantry covers, in percent. */
  matchPercentage?: number | null | undefined;
  /** Why that is less than the recipe's own page says, in a sentence. */
  matchNote?: string | null | undefined;
  /** How many ingredients must be bought. */
  missingCount?: number | null | undefined;
  /** In the currency of the locale. */
  costPerServing?: number | null | undefined;
  /** For all servings, in the currency of the locale. */
  totalCost?: number | null | undefined;
  /** Of one serving. */
  nutrition?: MealNutrition | null | undefined;
  /** One text with numbered steps: '1. Rinse the rice. 2. …'. */
  instructions?: string | null | undefined;
  /** What it uses that does not keep much longer. */
  expiring?: readonly ExpiringUse[] | null | undefined;
  /** Something to know before it is cooked: an `AllergyNote`. */
  notice?: ReactNode;
  /** It is cooked. It looks done, and can still be read. */
  cooked?: boolean | undefined;
  /** A change of it is on its way: its buttons do not answer. */
  pending?: boolean | undefined;
}

/** Props of {@link MealCard}; every attribute of an `article` goes on the root. */
export interface MealCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'title' | 'children'>, MealInfo {
  /** Draws the link with a router's own component. */
  renderLink?: RenderLink | undefined;
  /** The picture is on the screen before any scrolling: load it first. */
  priority?: boolean | undefined;
  /** Each button is there when its function is. The first asks for another meal. */
  onSwap?: (() => void) | undefined;
  onCook?: (() => void) | undefined;
  onUncook?: (() => void) | undefined;
  /** Why nothing can be changed now. The buttons stay, and say so. */
  unavailable?: string | undefined;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<MealCardLabels> | undefined;
}

const NONE: readonly ExpiringUse[] = [];

/** A meal of the plan: picture beside words, one under the other where it is narrow. */
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
    servings,
    matchPercentage,
    matchNote,
    missingCount,
    costPerServing,
    totalCost,
    nutrition,
    instructions,
    expiring,
    notice,
    cooked = false,
    pending,
    onSwap,
    onCook,
    onUncook,
    unavailable,
    headingLevel = 4,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useMealCardWords(labels);
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
          <div data-slot="meal-card-top" className={styles.top}>
            <span className={styles.origin}>
              <Flag country={country} label="" />
              {words.country(country)}
            </span>
            <DifficultyMark difficulty={difficulty} labels={words.difficulty} />
            {missingCount ? (
              <Badge tone="missing" shape="pill" icon={<ShoppingBasket />} className={styles.need}>
                {words.need(missingCount)}
              </Badge>
            ) : null}
          </div>
          <Heading data-slot="meal-card-title" className={styles.title}>
            {href === undefined ? title : renderLink({ href, className: styles.link, children: title })}
          </Heading>
          {subtitle ? (
            <p data-slot="meal-card-subtitle" className={styles.subtitle}>
              {subtitle}
            </p>
          ) : null}
          {notice}
          {reason ? <MealCardReason>{reason}</MealCardReason> : null}
          {matchNote && !cooked ? (
            <p data-slot="meal-card-match-note" className={styles.matchNote}>
              {matchNote}
            </p>
          ) : null}
          <MealCardExpiring uses={expiring ?? NONE} labels={labels} />
          <MealCardFigures
            totalTime={totalTime}
            waitingTime={waitingTime}
            waitingKind={waitingKind}
            servings={servings}
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
          <MealCardActions
            title={title}
            cooked={cooked}
            onSwap={onSwap}
            onCook={onCook}
            onUncook={onUncook}
            pending={pending}
            unavailable={unavailable}
            labels={labels}
          />
        </div>
      </div>
    </article>
  );
});
