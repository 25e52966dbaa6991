import { toast } from '@larder/ui/toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ingredientBook } from '../../../../pantry/pantry-items.query.ts';
import { plural, t } from '../../../../platform/language/t.ts';
import { useDocumentTitle } from '../../../../platform/navigation/use-document-title.ts';
import { askingCook, isHere } from '../../../../platform/queries/change-outcome.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import { useBusy } from '../../../../platform/use-busy.ts';
import { DraftCautions } from '../../draft-cautions.tsx';
import { noteRecipesChanged } from '../../own-recipe.change.ts';
import { saveDrafts } from '../../save-drafts.ts';
import { savedNews } from '../../saved-news.ts';
import { sharedSource } from '../../shared-source.ts';
import { namesIn, useLineHelp } from '../../use-line-help.ts';
import { useReviewedDrafts } from '../../use-reviewed-drafts.ts';
import { correctedDraft, memoryIn, shownDraft, type ReviewedDraft } from '../../review-draft.ts';
import { useDraftPictures } from '../../use-draft-pictures.ts';
import { DraftEditor } from './draft-editor.tsx';
import { ImportView } from './import.view.tsx';
import { useExtras } from './use-extras.ts';
import { useImportReading } from './use-import-reading.ts';
import { useOpenEdit } from './use-open-edit.ts';

const NONE: readonly ReviewedDraft[] = [];

/** Import recipes, connected to the server. It starts over if another cook logs in in another tab. */
export default function ImportScreen() {
  const { username } = useSession();
  return <Importing key={username} />;
}

function Importing() {
  useDocumentTitle(t('Import recipes'));
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const { book, nameOf, help } = useLineHelp();
  const { review, start, edit, leaveOutPicture, leave, discard } = useReviewedDrafts();
  const openEdit = useOpenEdit(edit);
  // A line keeps its ingredient only if its name is known.
  const names = async () => namesIn(await queryClient.ensureQueryData(ingredientBook()));
  const reader = useImportReading(async (read, exports) => start(read, exports, await names()));
  const [isSaving, run] = useBusy();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { extras, bringBack } = useExtras(review);
  const pictures = useDraftPictures(review?.drafts ?? NONE);
  const drafts = useMemo(
    () =>
      review?.drafts.map((draft) => ({
        ...shownDraft(draft, pictures, memoryIn(review.extras, draft.exportedId)),
        notice: <DraftCautions form={draft.form} book={book} />,
      })),
    [review, pictures, book],
  );

  if (!review || !drafts) {
    return <ImportView state={{ status: 'choosing', shared: sharedSource(params), ...reader }} />;
  }

  const save = (ids: readonly string[]) =>
    run(async () => {
      const cook = askingCook();
      const typed = openEdit.take();
      if (typed) edit(typed.id, typed.form);
      const all = review.drafts.map((draft) =>
        draft.id === typed?.id ? correctedDraft(draft, typed.form) : draft,
      );
      const picked = all.filter(({ id }) => ids.includes(id));
      setError(null);
      if (picked.length > 0) setProgress({ done: 0, total: picked.length });
      const {
        ids: saved,
        left,
        withoutPicture,
        lost,
      } = await saveDrafts(queryClient, picked, await names().catch(() => nameOf), review.extras, (done) =>
        setProgress({ done, total: picked.length }),
      );
      // It takes minutes: the cook may have logged out, and another may be here.
      if (!isHere(cook)) {
        setProgress(null);
        return;
      }
      const back = await bringBack(cook, saved);
      setProgress(null);
      if (!isHere(cook)) return;
      noteRecipesChanged(queryClient);
      const news = savedNews({
        saved: saved.size,
        left: left.length,
        withoutPicture,
        ...back,
        lost: lost + back.lost,
      });
      if (news.success !== null) toast.success(news.success);
      for (const failure of news.failures) toast.failure(failure);
      if (left.length > 0) {
        const others = all.filter(({ id }) => !ids.includes(id));
        leave([...left, ...others]);
        setError(
          plural(left.length, {
            one: '{count} recipe could not be saved. What to do stands beside each.',
            other: '{count} recipes could not be saved. What to do stands beside each.',
          }),
        );
        return;
      }
      openEdit.take();
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
        onRemovePicture: leaveOutPicture,
        extras,
        onSave: (ids) => void save(ids),
        onCancel: () => {
          openEdit.take();
          discard();
        },
        onEditingIdChange: openEdit.keep,
        renderEditor: ({ id }, close) => {
          const draft = review.drafts.find((one) => one.id === id);
          return (
            draft && (
              <DraftEditor
                form={draft.form}
                help={help}
                nameOf={nameOf}
                onChange={(form) => openEdit.note(id, form)}
                onDone={(form) => {
                  openEdit.note(id, form);
                  close();
                }}
                onCancel={() => {
                  openEdit.take();
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
