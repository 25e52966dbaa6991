import type { AllergyNoteLabels } from '../../components/allergy-note/index.ts';
import type { CookModeLabels } from '../../components/cook-mode/index.ts';
import type { FavoriteButtonLabels } from '../../components/favorite-button/index.ts';
import type { IngredientListLabels } from '../../components/ingredient-list/index.ts';
import type { InstructionStepsLabels, StepNeedsLabels } from '../../components/instruction-steps/index.ts';
import type { NutritionTableLabels } from '../../components/nutrition-table/index.ts';
import type {
  RecipeAccordionDetailsLabels,
  RecipeAccordionItemLabels,
} from '../../components/recipe-accordion/index.ts';
import type { RecipeCardLabels } from '../../components/recipe-card/index.ts';
import type { RecipeHeaderLabels } from '../../components/recipe-header/index.ts';
import type { ServingsStepperLabels } from '../../components/servings-stepper/index.ts';
import type { StepTimerLabels } from '../../components/step-timer/index.ts';

/** Recipes: cards, pages, cooking. */
export interface RecipesWords {
  'allergy-note': AllergyNoteLabels;
  'cook-mode': CookModeLabels;
  'favorite-button': FavoriteButtonLabels;
  'ingredient-list': IngredientListLabels;
  'instruction-steps': Omit<InstructionStepsLabels, 'amounts'>;
  'nutrition-table': NutritionTableLabels;
  'pantry-hint': { text: string };
  'recipe-accordion-details': Omit<RecipeAccordionDetailsLabels, 'dietary' | 'ingredients' | 'instructions'>;
  'recipe-accordion-item': Omit<RecipeAccordionItemLabels, 'country'>;
  'recipe-card': Omit<RecipeCardLabels, 'country' | 'dietary'>;
  'recipe-header': Omit<RecipeHeaderLabels, 'dietary'>;
  'servings-stepper': ServingsStepperLabels;
  'step-needs': StepNeedsLabels;
  'step-timer': StepTimerLabels;
}
