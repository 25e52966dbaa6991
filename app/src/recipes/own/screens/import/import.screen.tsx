import { toast } from '@larder/ui/toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../../platform/navigation/use-document-title.ts';
import { useBusy } from '../../../../platform/use-busy.ts';
import { noteRecipesChanged } from '../../own-recipe.change.ts';
import { saveDrafts } from '../../save-drafts.ts';
import { sharedSource } from '../../shared-source.ts';
import { useLineHelp } from '../../use-line-help.ts';
import { useReviewedDrafts } from '../../use-reviewed-drafts.ts';
import { shownDraft } from '../../review-draft.ts';
import { DraftEditor } from './draft-editor.tsx';
import { ImportView } from './import.view.tsx';
import { useImportReading } from './use-import-reading.ts';

const counted = (count: number) => `${count} ${count === 1 ? 'recipe' : 'recipes'}`;

/** Import recipes, connected to the server. */
export default function ImportScreen() {
  useDocumentTitle('Import recipes');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const { nameOf, help } = useLineHelp();
  const { review, start, edit, leave, discard } = useReviewedDrafts();
  const reader = useImportReading((read) => start(read, nameOf));
  const [isSaving, run] = useBusy();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const drafts = useMemo(() => review?.drafts.map(shownDraft), [review]);

  if (!review || !drafts) {
    return <ImportView state={{ status: 'choosing', shared: sharedSource(params), ...reader }} />;
  }

  const save = (ids: readonly string[]) =>
    run(async () => {
      const picked = review.drafts.filter(({ id }) => ids.includes(id));
      setError(null);
      setProgress({ done: 0, total: picked.length });
      const { saved, left } = await saveDrafts(queryClient, picked, nameOf, (done) =>
        setProgress({ done, total: picked.length }),
      );
      setProgress(null);
      if (saved > 0) {
        noteRecipesChanged(queryClient);
        toast.success(`${counted(saved)} saved`);
      }
      if (left.length > 0) {
        const others = review.drafts.filter(({ id }) => !ids.includes(id));
        leave([...left, ...others]);
        setError(`${counted(left.length)} could not be saved. What to do stands beside each.`);
        return;
      }
      discard();
      void navigate('/dashboard/recipes?mine=true', { replace: true });
    });

  return (
    <ImportView
      state={{
        status: 'review',
        drafts,
        failed: review.failed,
        pending: isSaving,
        progress,
        error,
        onSave: (ids) => void save(ids),
        onCancel: discard,
        renderEditor: ({ id }, close) => {
          const draft = review.drafts.find((one) => one.id === id);
          return (
            draft && (
              <DraftEditor
                form={draft.form}
                help={help}
                nameOf={nameOf}
                onCancel={close}
                onDone={(form) => {
                  edit(id, form);
                  close();
                }}
              />
            )
          );
        },
      }}
    />
  );
}
