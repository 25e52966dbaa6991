'use client';
import { Pin, ShoppingBasket, Soup } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { EveningNote } from '../../internal/evening-note.tsx';
import { larderCountry } from '../../internal/vocabulary/countries.ts';
import { useCountries } from '../../internal/vocabulary/use-countries.ts';
import type { CountryId } from '../../vocabulary/ids.ts';
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
import { MealCardStandIns, type MealStandIn } from './meal-card-stand-ins.tsx';
import styles from './meal-card.module.css';

/** Facts about a meal. Missing ones are not shown. */
export interface MealInfo {
  title: string;
  /** An alternative name below the title, such as a translation. */
  subtitle?: string | null | undefined;
  /** The title's link; plain text if omitted. */
  href?: string | undefined;
  picture?: RecipePictureFile | null | undefined;
  /**
   * A country of the vocabulary; a globe and 'International' for one that is no ISO code either, and nothing for null:
   * nobody knows.
   */
  country?: CountryId | null | undefined;
  /** 'easy', 'medium' or 'hard'; a white dot for any other. */
  difficulty?: string | null | undefined;
  /** The reason for the meal. */
  reason?: string | null | undefined;
  /** In minutes, including waiting. */
  totalTime?: number | null | undefined;
  /** Unattended minutes out of that, and what happens then: 'rising'. */
  waitingTime?: number | null | undefined;
  waitingKind?: string | null | undefined;
  /** What to do the evening before, as a sentence. */
  eveningBefore?: string | null | undefined;
  servings?: number | null | undefined;
  /** The percentage of the meal the pantry covers. */
  matchPercentage?: number | null | undefined;
  /** Why the match is lower than on the recipe page, as a sentence. */
  matchNote?: string | null | undefined;
  /** What the pantry has instead of an ingredient, with what that changes. */
  standIns?: readonly MealStandIn[] | null | undefined;
  /** How many ingredients must be bought. */
  missingCount?: number | null | undefined;
  /** In the locale's currency. */
  costPerServing?: number | null | undefined;
  /** For all servings, in the locale's currency. */
  totalCost?: number | null | undefined;
  /** Per serving. */
  nutrition?: MealNutrition | null | undefined;
  /** One text with numbered steps: '1. Rinse the rice. 2. …'. */
  instructions?: string | null | undefined;
  /** Ingredients it uses that expire soon. */
  expiring?: readonly ExpiringUse[] | null | undefined;
  /** Something to know before cooking: an `AllergyNote`. */
  notice?: ReactNode;
  /** All allergens, for everyone at the table: 'Contains eggs and dairy. May contain celery.' */
  allergens?: string | null | undefined;
  /** The meal is cooked: it looks done, but stays legible. */
  cooked?: boolean | undefined;
  /** What is being saved: that it is cooked or not, or another change, such as keeping or moving it. */
  pendingAction?: 'cook' | 'change' | null | undefined;
  /** It stays when the rest of the week is replanned. */
  kept?: boolean | undefined;
  /** It is cooked double: what happens to the rest, as a sentence. */
  doubled?: string | null | undefined;
}

/** Props of {@link MealCard}; other `article` attributes go to the root. */
export interface MealCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'title' | 'children'>, MealInfo {
  /** Renders the link with your router's component. */
  renderLink?: RenderLink | undefined;
  /** Visible without scrolling: load it first. */
  priority?: boolean | undefined;
  /** Each button is rendered if its callback is set. This one asks for another meal. */
  onSwap?: (() => void) | undefined;
  onCook?: (() => void) | undefined;
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
  const countries = useCountries();
  const nameOf = (id: typeof country) =>
    (larderCountry(id) ? undefined : countries.nameOf(id)) ?? words.country(id);
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
            {country === null ? null : (
              <span className={styles.origin}>
                <Flag country={country} label="" />
                {nameOf(country)}
              </span>
            )}
            <DifficultyMark difficulty={difficulty} labels={words.difficulty} />
            {kept && !cooked ? (
              <Badge shape="pill" icon={<Pin />}>
                {words.kept}
              </Badge>
            ) : null}
            {missingCount ? (
              <Badge tone="missing" shape="pill" icon={<ShoppingBasket />} className={styles.need}>
                {words.need(missingCount)}
              </Badge>
            ) : null}
            {children}
          </div>
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
