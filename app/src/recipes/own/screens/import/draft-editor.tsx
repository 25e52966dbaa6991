import { RecipeEditor, type RecipeEditorProps, type RecipeEditorValue } from '@larder/ui/recipe-editor';
import { useState } from 'react';
import { COUNTRY_OPTIONS, COURSE_OPTIONS } from '../../use-line-help.ts';
import { useLineReading } from '../../use-line-reading.ts';

interface DraftEditorProps {
  form: RecipeEditorValue;
  help: Pick<RecipeEditorProps, 'suggest' | 'find' | 'units'>;
  nameOf: (id: number) => string | null;
  onDone: (form: RecipeEditorValue) => void;
  onCancel: () => void;
}

const WORDS = { bar: { save: 'Done', unsaved: 'Changes to this recipe', title: 'Edited recipe' } };

/** Corrects one recipe that was read. */
export function DraftEditor({ form: first, help, nameOf, onDone, onCancel }: DraftEditorProps) {
  const [form, setForm] = useState(first);
  useLineReading(form, nameOf, setForm);
  return (
    <RecipeEditor
      {...help}
      value={form}
      onValueChange={setForm}
      countries={COUNTRY_OPTIONS}
      courses={COURSE_OPTIONS}
      headingLevel={3}
      unsaved
      labels={WORDS}
      onSave={onDone}
      onCancel={onCancel}
    />
  );
}
