import type { RecipeEditorValue } from '@larder/ui/recipe-editor';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useBusy } from '../../platform/use-busy.ts';
import { settledForm, textsToRead } from './line-readings.ts';
import { recipeSaving, type RecipeToSave } from './own-recipe.change.ts';
import { readLines } from './read-lines.query.ts';
import { recipeInput } from './recipe-form.ts';
import { savingProblem, type SavingProblem } from './saving-problem.ts';

/** Saves a recipe: what was typed last is read first, and what reads like a heading becomes one. */
export function useRecipeSaving(nameOf: (id: number) => string | null) {
  const { mutateAsync } = useMutation(recipeSaving);
  const [isSaving, run] = useBusy();
  const [problem, setProblem] = useState<SavingProblem | null>(null);
  const save = (form: RecipeEditorValue, replaces: RecipeToSave['replaces'], onSaved: (id: number) => void) =>
    run(async () => {
      setProblem(null);
      try {
        const texts = textsToRead(form, true);
        const settled = texts.length > 0 ? settledForm(form, await readLines(texts), nameOf) : form;
        const { id } = await mutateAsync({ recipe: recipeInput(settled), replaces });
        onSaved(id);
      } catch (error) {
        setProblem(savingProblem(error));
      }
    });
  return { save, isSaving, problem, forgetProblem: () => setProblem(null) };
}
