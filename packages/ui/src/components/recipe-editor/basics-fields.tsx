import { LIMITS } from '@larder/domain';
import { NumberField } from '../number-field/index.ts';
import { Select, type SelectOption } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import type { RecipeEditorErrors } from './check-recipe.ts';
import type { RecipeEditorValue } from './recipe-editor-value.ts';
import type { RecipeEditorLabels } from './recipe-editor-words.ts';
import styles from './recipe-editor.module.css';

type Basics = Omit<RecipeEditorValue, 'ingredients' | 'steps'>;

interface BasicsFieldsProps {
  recipe: Basics;
  errors: RecipeEditorErrors;
  countries: readonly SelectOption[];
  courses: readonly SelectOption[];
  words: RecipeEditorLabels;
  onChange: (change: Partial<Basics>) => void;
}

const TIMES = ['prepTime', 'cookTime', 'waitingTime'] as const;

/** What the dish is, for how many, and how long it takes. */
export function BasicsFields({ recipe, errors, countries, courses, words, onChange }: BasicsFieldsProps) {
  return (
    <div data-slot="recipe-editor-basics" className={styles.basics}>
      <TextField
        className={styles.title}
        label={words.title}
        error={errors.title}
        maxLength={LIMITS.recipe.title}
        autoComplete="off"
        value={recipe.title}
        onValueChange={(title) => onChange({ title })}
      />
      <Select
        label={words.course}
        error={errors.course}
        placeholder={words.chooseCourse}
        options={courses}
        value={recipe.course}
        onValueChange={(course) => onChange({ course })}
      />
      <Select
        label={words.country}
        error={errors.country}
        options={[{ value: '', label: words.noCountry }, ...countries]}
        value={recipe.country}
        onValueChange={(country) => onChange({ country })}
      />
      <NumberField
        label={words.servings}
        error={errors.servings}
        min={1}
        max={LIMITS.recipe.servings}
        maxLength={3}
        labels={words.number}
        value={recipe.servings}
        onValueChange={(servings) => onChange({ servings })}
      />
      {TIMES.map((time) => (
        <NumberField
          key={time}
          label={words[time]}
          error={errors[time]}
          hint={time === 'waitingTime' ? words.waitingHint : undefined}
          min={0}
          max={LIMITS.recipe.minutes}
          step={5}
          maxLength={6}
          labels={words.number}
          value={recipe[time]}
          onValueChange={(minutes) => onChange({ [time]: minutes })}
        />
      ))}
    </div>
  );
}
