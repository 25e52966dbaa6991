'use client';
import { Check, Clock, Coins, Minus, Plus } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { Button } from '../button/index.ts';
import { MatchBadge } from '../match-badge/index.ts';
import { RecipePicture, type RecipePictureFile } from '../recipe-picture/index.ts';
import { useMealSwapWords, type MealSwapDialogLabels } from './meal-swap-labels.ts';
import styles from './meal-swap-option.module.css';

/** A meal that could replace another. */
export interface MealProposal {
  /** Unique among the suggestions; passed back when it is chosen. */
  id: string | number;
  title: string;
  /** An alternative name below the title, such as a translation. */
  subtitle?: string | null | undefined;
  picture?: RecipePictureFile | null | undefined;
  /** The percentage of the meal the pantry covers. */
  matchPercentage?: number | null | undefined;
  /** In minutes, including waiting. */
  totalTime?: number | null | undefined;
  /** Unattended minutes out of that, and what happens then: 'rising'. */
  waitingTime?: number | null | undefined;
  waitingKind?: string | null | undefined;
  /** Something to know before choosing it: an `AllergyNote`. */
  notice?: ReactNode;
  /** All allergens, for everyone at the table: 'Contains eggs and dairy. May contain celery.' */
  allergens?: string | null | undefined;
  /** Why it fits. */
  reason?: string | null | undefined;
  /** Names of ingredients it would add to and remove from the shopping list. Hidden if omitted. */
  adds?: readonly string[] | undefined;
  saves?: readonly string[] | undefined;
  /** What it changes in money: how much more the shop costs, and how much more food is used in time. */
  difference?: { shop: number; saved: number } | undefined;
}

/** Props of {@link MealSwapOption}; other `article` attributes go to the root. */
export interface MealSwapOptionProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The meal to swap to. */
  meal: MealProposal;
  /** The heading level of its title. */
  headingLevel?: HeadingLevel | undefined;
  /** Called to swap to it. */
  onChoose: () => void;
  /** It was chosen and is being saved. */
  pending?: boolean | undefined;
  /** Another was chosen: this one cannot be chosen now. */
  disabled?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealSwapDialogLabels> | undefined;
}

/** One suggestion: its picture, its match, why it fits and its effect on the shopping list. */
export const MealSwapOption = forwardRef<HTMLElement, MealSwapOptionProps>(function MealSwapOption(
  { meal, headingLevel = 3, onChoose, pending = false, disabled = false, labels, className, ...rest },
  ref,
) {
  const words = useMealSwapWords(labels);
  const lang = useContentLang();
  const Heading = `h${headingLevel}` as const;
  const {
    title,
    subtitle,
    picture,
    matchPercentage,
    totalTime,
    waitingTime,
    waitingKind,
    notice,
    allergens,
    reason,
    adds = [],
    saves = [],
    difference,
  } = meal;
  const money = difference && words.difference(difference);
  const isSame = meal.adds && meal.saves && adds.length + saves.length === 0;
  const isOff = pending || disabled;
  return (
    <article ref={ref} {...rest} data-slot="meal-swap-option" className={classNames(styles.root, className)}>
      <RecipePicture picture={picture} className={styles.picture} />
      <div className={styles.words}>
        <Heading lang={lang} data-slot="meal-swap-option-title" className={styles.title}>
          {title}
        </Heading>
        {subtitle ? (
          <p lang={lang} data-slot="meal-swap-option-subtitle" className={styles.subtitle}>
            {subtitle}
          </p>
        ) : null}
        <p className={styles.figures}>
          {typeof matchPercentage === 'number' ? (
            <MatchBadge variant="flat" percentage={matchPercentage}>
              {words.match(Math.round(matchPercentage))}
            </MatchBadge>
          ) : null}
          {typeof totalTime === 'number' ? (
            <span className={styles.figure}>
              <Clock aria-hidden="true" />
              {words.time({ total: totalTime, waiting: waitingTime, kind: waitingKind })}
            </span>
          ) : null}
        </p>
        {notice}
        {allergens ? (
          <p data-slot="meal-swap-option-allergens" className={styles.allergens}>
            {allergens}
          </p>
        ) : null}
      </div>
      {reason ? (
        <p lang={lang} data-slot="meal-swap-option-reason" className={styles.reason}>
          {reason}
        </p>
      ) : null}
      <ul data-slot="meal-swap-option-shopping" className={styles.shopping}>
        {adds.length > 0 ? <Line icon={<Plus />}>{words.adds(adds)}</Line> : null}
        {saves.length > 0 ? <Line icon={<Minus />}>{words.saves(saves)}</Line> : null}
        {isSame ? <Line icon={<Check />}>{words.same}</Line> : null}
        {money ? <Line icon={<Coins />}>{money}</Line> : null}
      </ul>
      <Button
        variant="secondary"
        size="small"
        className={styles.choose}
        aria-label={pending ? undefined : words.chooseName(title)}
        pending={pending}
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : onChoose}
      >
        {pending ? words.choosing : words.choose}
      </Button>
    </article>
  );
});

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <span className={styles.sign} aria-hidden="true">
        {icon}
      </span>
      {children}
    </li>
  );
}
