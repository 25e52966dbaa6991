'use client';
import { sayMinutes, sentenceCase } from '@larder/domain';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { Button } from '../button/index.ts';
import { DietaryBadges, type DietaryFacts, type DietaryBadgesLabels } from '../dietary-badges/index.ts';
import { IngredientList, type IngredientListProps } from '../ingredient-list/index.ts';
import { InstructionSteps, type InstructionStepsProps } from '../instruction-steps/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './recipe-accordion-details.module.css';

/** The words of the panel; the ones inside its parts are theirs. */
export interface RecipeAccordionDetailsLabels {
  prepTime: string;
  cookTime: string;
  /** The name of the time in which there is nothing to do, by what the dish does then: 'rising'. */
  waitingTime: (kind: string | null) => string;
  totalTime: string;
  /** In place of a time of no minutes. */
  noTime: string;
  servings: string;
  minutes: (minutes: number) => string;
  count: (count: number) => string;
  /** The link to the recipe's own page. */
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

/** Props of {@link RecipeAccordionDetails}; every attribute of a `div` goes on the root. */
export interface RecipeAccordionDetailsProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    Pick<
      IngredientListProps,
      'ingredients' | 'matchingIds' | 'onAdd' | 'onRemove' | 'pendingIds' | 'showMatch'
    >,
    Pick<InstructionStepsProps, 'instructions' | 'needs' | 'sourceUrl'> {
  /** Where the recipe's own page is. */
  href: string;
  /** Draws the link with a router's own component. */
  renderLink?: RenderLink | undefined;
  /** In minutes. */
  prepTime: number;
  /** In minutes. */
  cookTime: number;
  /** Minutes in which there is nothing to do, and what the dish does then: 'rising'. Not shown when 0. */
  waitingTime?: number | undefined;
  waitingKind?: string | null | undefined;
  servings: number;
  dietary: DietaryFacts;
  /** Heart, add-to-list menu, removal from this list: beside the link to the recipe. */
  actions?: ReactNode;
  /** The level of the titles of ingredients and instructions in the page's outline. */
  headingLevel?: 3 | 4 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<RecipeAccordionDetailsLabels> | undefined;
}

/** A recipe in full, for the panel of an accordion: figures, ingredients with the pantry's buttons, steps. */
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
    const words = useWords(LABELS, labels);
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
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <DietaryBadges dietary={dietary} labels={words.dietary} />
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
