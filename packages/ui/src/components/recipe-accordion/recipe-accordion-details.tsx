'use client';
import { sayMinutes, sentenceCase } from '@larder/domain';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { Button } from '../button/index.ts';
import {
  DietaryBadges,
  type DietaryBadgesLabels,
  type DietaryFactByLabel,
  type DietaryFacts,
} from '../dietary-badges/index.ts';
import { IngredientList, type IngredientListProps } from '../ingredient-list/index.ts';
import { InstructionSteps, type InstructionStepsProps } from '../instruction-steps/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './recipe-accordion-details.module.css';

/** Text labels of the panel; nested components have their own. */
export interface RecipeAccordionDetailsLabels {
  prepTime: string;
  cookTime: string;
  /** Label of the waiting time, by what happens then: 'rising'. */
  waitingTime: (kind: string | null) => string;
  totalTime: string;
  /** Shown instead of zero minutes. */
  noTime: string;
  servings: string;
  minutes: (minutes: number) => string;
  count: (count: number) => string;
  /** Text of the link to the recipe page. */
  open: string;
  dietary: DietaryBadgesLabels;
  ingredients: IngredientListProps['labels'];
  instructions: InstructionStepsProps['labels'];
}

const LABELS = (format: LocaleFormat): RecipeAccordionDetailsLabels => ({
  prepTime: 'Prep time',
  cookTime: 'Cook time',
  waitingTime: (kind) => sentenceCase(kind ?? 'waiting'),
  totalTime: 'Total time',
  noTime: 'None',
  servings: 'Servings',
  minutes: (minutes) => sayMinutes(minutes, format.count),
  count: format.count,
  open: 'View recipe',
  dietary: {},
  ingredients: {},
  instructions: {},
});

/** Props of {@link RecipeAccordionDetails}; other `div` attributes go to the root. */
export interface RecipeAccordionDetailsProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    Pick<
      IngredientListProps,
      'ingredients' | 'matchingIds' | 'onAdd' | 'onRemove' | 'pendingIds' | 'showMatch'
    >,
    Pick<InstructionStepsProps, 'instructions' | 'needs' | 'sourceUrl'> {
  /** URL of the recipe page. */
  href: string;
  /** Renders the link with your router's component. */
  renderLink?: RenderLink | undefined;
  /** In minutes. */
  prepTime: number;
  /** In minutes. */
  cookTime: number;
  /** Unattended minutes. Hidden if 0. */
  waitingTime?: number | undefined;
  /** What happens while one waits: 'rising'. */
  waitingKind?: string | null | undefined;
  /** How many people it serves. */
  servings: number;
  /** The flags by name. Those that are true get a badge. */
  dietary: DietaryFacts;
  /** Those of the flags that only some products set, with the ingredients whose labels decide. */
  dietaryByLabel?: readonly DietaryFactByLabel[] | undefined;
  /** Favorite, add to list and remove from this list, next to the recipe link. */
  actions?: ReactNode;
  /** The heading level of ingredients and instructions. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<RecipeAccordionDetailsLabels> | undefined;
}

/** A full recipe for an accordion panel: figures, ingredients with pantry buttons, steps. */
export const RecipeAccordionDetails = forwardRef<HTMLDivElement, RecipeAccordionDetailsProps>(
  function RecipeAccordionDetails(
    {
      href,
      renderLink = renderAnchor,
      prepTime,
      cookTime,
      waitingTime = 0,
      waitingKind = null,
      servings,
      dietary,
      dietaryByLabel,
      ingredients,
      matchingIds,
      onAdd,
      onRemove,
      pendingIds,
      showMatch,
      instructions,
      needs,
      sourceUrl,
      actions,
      headingLevel = 3,
      labels,
      className,
      ...rest
    },
    ref,
  ) {
    const words = useWords(LABELS, labels, 'recipe-accordion-details');
    const time = (minutes: number) => (minutes > 0 ? words.minutes(minutes) : words.noTime);
    const figures = [
      { name: words.totalTime, value: time(prepTime + cookTime + waitingTime) },
      { name: words.prepTime, value: time(prepTime) },
      { name: words.cookTime, value: time(cookTime) },
      ...(waitingTime > 0 ? [{ name: words.waitingTime(waitingKind), value: time(waitingTime) }] : []),
      { name: words.servings, value: words.count(servings) },
    ];
    return (
      <div
        ref={ref}
        {...rest}
        data-slot="recipe-accordion-details"
        className={classNames(styles.root, className)}
      >
        <div className={styles.top}>
          <dl className={styles.figures}>
            {figures.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="ld-part">{value}</dd>
              </div>
            ))}
          </dl>
          <DietaryBadges dietary={dietary} byLabel={dietaryByLabel} labels={words.dietary} />
          <div className={styles.actions} data-slot="recipe-accordion-actions">
            <Button asChild variant="secondary">
              {renderLink({ href, children: words.open })}
            </Button>
            {actions}
          </div>
        </div>
        <div className={styles.columns}>
          <IngredientList
            className={styles.ingredients}
            headingLevel={headingLevel}
            labels={words.ingredients}
            {...{ ingredients, matchingIds, onAdd, onRemove, pendingIds, showMatch }}
          />
          <InstructionSteps
            className={styles.instructions}
            headingLevel={headingLevel}
            instructions={instructions}
            needs={needs}
            sourceUrl={sourceUrl}
            labels={words.instructions}
          />
        </div>
      </div>
    );
  },
);
