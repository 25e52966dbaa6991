import { RecipeEditor, type RecipeEditorProps, type RecipeEditorValue } from '@larder/ui/recipe-editor';
import { useEffect, useMemo, useState } from 'react';
import { t } from '../../../../platform/language/t.ts';
import { countryOptions, courseOptions } from '../../editor-options.ts';
import { useLineReading } from '../../use-line-reading.ts';

interface DraftEditorProps {
  form: RecipeEditorValue;
  help: Pick<RecipeEditorProps, 'suggest' | 'find' | 'units'>;
  nameOf: (id: number) => string | null;
  /** Called with each change. */
  onChange: (form: RecipeEditorValue) => void;
  onDone: (form: RecipeEditorValue) => void;
  onCancel: () => void;
}

const words = () => ({
  bar: { save: t('Done'), unsaved: t('Changes to this recipe'), title: t('Edited recipe') },
});

/** Corrects one recipe that was read. */
export function DraftEditor({ form: first, help, nameOf, onChange, onDone, onCancel }: DraftEditorProps) {
  const [form, setForm] = useState(first);
  const labels = useMemo(() => words(), []);
  const courses = useMemo(() => courseOptions(), []);
  const countries = useMemo(() => countryOptions(), []);
  useLineReading(form, nameOf, setForm);
  useEffect(() => {
    if (form !== first) onChange(form);
  });
  return (
    <RecipeEditor
      {...help}
      value={form}
      onValueChange={setForm}
      countries={countries}
      courses={courses}
      headingLevel={3}
      unsaved
      labels={labels}
      onSave={onDone}
      onCancel={onCancel}
    />
  );
}
