'use client';
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { ErrorMessage, HeadingLevel } from '../../internal/conventions.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import type { ConflictChoice, ConflictingField } from '../conflict-notice/index.ts';
import { SaveBar } from '../save-bar/index.ts';
import type { SelectOption } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { BasicsFields } from './basics-fields.tsx';
import { checkRecipe, LONGEST_ADDRESS, type RecipeEditorErrors } from './check-recipe.ts';
import { EditorPart } from './editor-part.tsx';
import { IngredientRows, type LineHelp } from './ingredient-rows.tsx';
import { EMPTY_RECIPE, type RecipeEditorValue } from './recipe-editor-value.ts';
import { BAR, useEditorWords, type RecipeEditorLabels } from './recipe-editor-words.ts';
import { StepRows } from './step-rows.tsx';
import { useEditorRows } from './use-editor-rows.ts';
import { useRowFocus } from './use-row-focus.ts';
import styles from './recipe-editor.module.css';

/** Props of {@link RecipeEditor}; other `form` attributes go to the root. */
export interface RecipeEditorProps
  extends LineHelp, Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'onSubmit' | 'defaultValue'> {
  /** The recipe, if controlled. */
  value?: RecipeEditorValue | undefined;
  /** The initial recipe, if uncontrolled. */
  defaultValue?: RecipeEditorValue | undefined;
  /** Called with every change. Read the lines whose certainty is 'unread', and answer with `readLine`. */
  onValueChange?: ((value: RecipeEditorValue) => void) | undefined;
  /** The countries to choose from. */
  countries: readonly SelectOption[];
  /** The courses to choose from. */
  courses: readonly SelectOption[];
  /** Called with a recipe in which nothing is wrong. */
  onSave: (value: RecipeEditorValue) => void;
  /** Called to discard the changes. */
  onCancel: () => void;
  /** There is something to save; by default, whether anything was changed. */
  unsaved?: boolean | undefined;
  /** It is being saved. */
  pending?: boolean | undefined;
  /** Nothing can be changed. */
  disabled?: boolean | undefined;
  /** What the server says is wrong, by field. */
  errors?: RecipeEditorErrors | undefined;
  /** Why the last save failed; true says it in the words of the editor. */
  error?: ErrorMessage | true | undefined;
  /** What another device has changed too: asks which values to keep. */
  conflicts?: readonly ConflictingField[] | null | undefined;
  /** Called with the choice if there are conflicts. */
  onResolve?: ((keep: ConflictChoice) => void) | undefined;
  /** Something to know above the fields. */
  notice?: ReactNode;
  /** The heading level of its parts. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<RecipeEditorLabels> | undefined;
}

const NO_ERRORS: RecipeEditorErrors = {};

/**
 * Writes or changes a recipe: what it is, its ingredients as a cook types them, its steps. Everything that is
 * wrong is said at its field once saving was tried.
 */
export const RecipeEditor = forwardRef<HTMLFormElement, RecipeEditorProps>(function RecipeEditor(
  {
    value,
    defaultValue = EMPTY_RECIPE,
    onValueChange,
    suggest,
    find,
    units,
    countries,
    courses,
    onSave,
    onCancel,
    unsaved,
    pending = false,
    disabled = false,
    errors = NO_ERRORS,
    error,
    conflicts,
    onResolve,
    notice,
    headingLevel = 2,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useEditorWords(labels);
  const [recipe, set] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [first] = useState(recipe);
  const [isChecked, setChecked] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLFormElement>(null);
  const focus = useRowFocus(root);
  const act = useEditorRows({ set, focus, say: setSaid, words });
  const wrong = { ...errors, ...(isChecked && checkRecipe(recipe, words)) };

  // The first field that is wrong, whether we or the server found it.
  useEffect(() => {
    if (attempts > 0 || errors !== NO_ERRORS)
      root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, errors]);

  const save = () => {
    setChecked(true);
    if (Object.keys(checkRecipe(recipe, words)).length > 0) setAttempts((before) => before + 1);
    else onSave(recipe);
  };

  return (
    <form
      ref={useMergedRefs(root, ref)}
      noValidate
      aria-label={words.form}
      aria-busy={pending || undefined}
      {...rest}
      data-slot="recipe-editor"
      className={classNames(styles.root, className)}
      onSubmit={(event) => event.preventDefault()}
    >
      {notice}
      <fieldset disabled={disabled} className={styles.fields}>
        <EditorPart title={words.basics} headingLevel={headingLevel}>
          <BasicsFields
            recipe={recipe}
            errors={wrong}
            countries={countries}
            courses={courses}
            words={words}
            onChange={(change) => set((before) => ({ ...before, ...change }))}
          />
        </EditorPart>
        <EditorPart title={words.ingredients} headingLevel={headingLevel} hint={words.ingredientsHint}>
          <IngredientRows
            rows={recipe.ingredients}
            error={wrong.ingredients}
            words={words}
            act={act}
            suggest={suggest}
            find={find}
            units={units}
          />
        </EditorPart>
        <EditorPart title={words.steps} headingLevel={headingLevel} hint={words.stepsHint}>
          <StepRows rows={recipe.steps} error={wrong.steps} words={words} act={act} />
        </EditorPart>
        <EditorPart title={words.source} headingLevel={headingLevel}>
          <TextField
            type="url"
            inputMode="url"
            label={words.sourceUrl}
            hint={words.sourceHint}
            error={wrong.sourceUrl}
            maxLength={LONGEST_ADDRESS}
            autoComplete="off"
            value={recipe.sourceUrl}
            onValueChange={(sourceUrl) => set((before) => ({ ...before, sourceUrl }))}
          />
        </EditorPart>
      </fieldset>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <SaveBar
        open={!disabled && (unsaved ?? recipe !== first)}
        onSave={save}
        onCancel={onCancel}
        pending={pending}
        error={error}
        conflicts={conflicts}
        onResolve={onResolve}
        labels={{ ...BAR, ...words.bar }}
      />
    </form>
  );
});
