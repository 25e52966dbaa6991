import { EMPTY_RECIPE, type RecipeEditorProps } from '@larder/ui/recipe-editor';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../../../platform/language/t.ts';
import type { KeptDraft } from '../../kept-drafts.ts';
import type { RecipeSource } from '../../own-recipes.query.ts';
import { recipeForm } from '../../recipe-form.ts';
import { useKeptDraft } from '../../use-kept-draft.ts';
import { countryOptions, courseOptions } from '../../editor-options.ts';
import { useLineReading } from '../../use-line-reading.ts';
import { useRecipeSaving } from '../../use-recipe-saving.ts';
import { WriteView, type WritingKind } from './write.view.tsx';

interface WriterProps {
  kind: WritingKind;
  recipeId: number;
  /** The recipe that is changed or copied; null for a new one. */
  source: RecipeSource | null;
  /** Reads it again. */
  refetch: () => Promise<{ data: RecipeSource | undefined }>;
  nameOf: (id: number) => string | null;
  help: Pick<RecipeEditorProps, 'suggest' | 'find' | 'units'>;
  backHref: string;
}

/** One recipe while it is written: its draft, its readings, its save. */
export function Writer({ kind, recipeId, source, refetch, nameOf, help, backHref }: WriterProps) {
  const navigate = useNavigate();
  const draftOf = (of: RecipeSource | null): KeptDraft => ({
    form: of ? recipeForm(of, of.ingredients, nameOf) : { ...EMPTY_RECIPE, course: 'main' },
    version: kind === 'edit' && of ? of.version : null,
  });
  const draft = useKeptDraft(kind === 'new' ? 'new' : `${recipeId}/${kind}`, () => draftOf(source));
  const { form, version, change } = draft;
  useLineReading(form, nameOf, change);
  const { save, isSaving, problem, forgetProblem } = useRecipeSaving(nameOf);
  const courses = useMemo(() => courseOptions(), []);
  const countries = useMemo(() => countryOptions(), []);
  const [theirs, setTheirs] = useState<RecipeSource | null>(null);
  // A new editor shows the errors of none before it.
  const [editor, setEditor] = useState(0);

  const leave = () => {
    draft.drop();
    void navigate(backHref, { replace: true });
  };
  const saveAs = (base: number | null) =>
    void save(form, base === null ? null : { id: recipeId, version: base }, (id) => {
      draft.drop();
      void navigate(`/dashboard/recipes/${id}`, { replace: true });
    });
  const startOver = async (from: RecipeSource | null) => {
    draft.drop();
    draft.replace(draftOf(from));
    forgetProblem();
    setTheirs(null);
    setEditor((before) => before + 1);
  };

  const isAsked = problem?.isChangedElsewhere === true;
  // The other device's recipe is read to say what it is.
  useEffect(() => {
    if (isAsked) void refetch().then(({ data }) => setTheirs(data ?? null));
  }, [isAsked, refetch]);

  return (
    <WriteView
      kind={kind}
      backHref={backHref}
      onRetry={() => undefined}
      state={{
        status: 'ready',
        ...help,
        isRestored: draft.isRestored && editor === 0,
        onStartOver: () => void startOver(source),
        value: form,
        onValueChange: change,
        countries,
        courses,
        unsaved: draft.isChanged || kind === 'duplicate',
        pending: isSaving,
        errors: problem?.errors,
        error: isAsked ? undefined : problem?.sentence,
        conflicts:
          isAsked && theirs
            ? [{ field: t('The recipe'), value: t('“{title}”', { title: theirs.title }) }]
            : null,
        onResolve: (keep) => {
          if (keep === 'mine') saveAs(theirs?.version ?? version);
          else void startOver(theirs);
        },
        onSave: () => saveAs(version),
        onCancel: leave,
      }}
    />
  );
}
