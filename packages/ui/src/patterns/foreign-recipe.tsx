import { useState } from 'react';
import { EmptyState } from '../components/empty-state/index.ts';
import { IngredientList } from '../components/ingredient-list/index.ts';
import { InstructionSteps } from '../components/instruction-steps/index.ts';
import { RecipeCard } from '../components/recipe-card/index.ts';
import { TextArea } from '../components/text-area/index.ts';
import { fromSchemaOrg } from '../schema-org/index.ts';
import styles from './patterns.module.css';

interface ForeignRecipeProps {
  /** The JSON-LD to begin with. */
  jsonLd: string;
}

/** The JSON-LD of a recipe page, and what three components make of it. */
export function ForeignRecipe({ jsonLd }: ForeignRecipeProps) {
  const [text, setText] = useState(jsonLd);
  const recipe = fromSchemaOrg(text);
  return (
    <div className={styles.form}>
      <TextArea
        className={styles.source}
        label="JSON-LD"
        value={text}
        onValueChange={setText}
        rows={10}
        spellCheck={false}
      />
      {recipe === null ? (
        <EmptyState title="No recipe here" text="A recipe has a type and a name." />
      ) : (
        <>
          <RecipeCard {...recipe.card} />
          <IngredientList {...recipe.ingredientList} />
          <InstructionSteps {...recipe.instructionSteps} />
        </>
      )}
    </div>
  );
}
