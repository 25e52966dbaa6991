'use client';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { ErrorMessage, HeadingLevel } from '../../internal/conventions.ts';
import { ErrorLine } from '../../internal/error-line.tsx';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { usePickedIds } from '../../internal/use-picked-ids.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { useWords } from '../locale/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { FailedImports } from './failed-imports.tsx';
import { pickedAtFirst, type FailedImport, type ImportDraft, type ImportExtra } from './import-draft.ts';
import { ImportReviewRow } from './import-review-row.tsx';
import { LABELS, type ImportReviewLabels } from './import-review-words.ts';
import { useEditedDraft } from './use-edited-draft.ts';
import styles from './import-review.module.css';

/** Props of {@link ImportReview}; other `section` attributes go to the root. */
export interface ImportReviewProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** What was read, in order. */
  drafts: readonly ImportDraft[];
  /** What could not be read. */
  failed?: readonly FailedImport[] | undefined;
  /** Ids of what is to be saved, if controlled. */
  selectedIds?: readonly string[] | undefined;
  /** Initially what is new and can be saved. */
  defaultSelectedIds?: readonly string[] | undefined;
  /** Called with the ids of all selected recipes. */
  onSelectedIdsChange?: ((ids: readonly string[]) => void) | undefined;
  /** Id of the recipe that is being edited, if controlled; null for none. */
  editingId?: string | null | undefined;
  /** Id of the recipe that is edited initially, if uncontrolled; null for none. */
  defaultEditingId?: string | null | undefined;
  /** Called with the id of the recipe that is edited now, or null. */
  onEditingIdChange?: ((id: string | null) => void) | undefined;
  /** Renders the editor of a recipe, such as `RecipeEditor`. Call `close` when it is done. */
  renderEditor: (draft: ImportDraft, close: () => void) => ReactNode;
  /** Leaves out a recipe's picture. Without it, pictures stay. */
  onRemovePicture?: ((id: string) => void) | undefined;
  /** What is saved beside the recipes, each with a checkbox. */
  extras?: readonly ImportExtra[] | undefined;
  /** Called with the ids of what is to be saved: none if only extras are picked. */
  onSave: (ids: readonly string[]) => void;
  /** Called to save none of them. */
  onCancel: () => void;
  /** The recipes are being saved. */
  pending?: boolean | undefined;
  /** How many of them are saved. */
  progress?: { done: number; total: number } | null | undefined;
  /** Why saving failed. */
  error?: ErrorMessage | undefined;
  /** Renders the link to a recipe that is there already. */
  renderLink?: RenderLink | undefined;
  /** The heading level of its title. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ImportReviewLabels> | undefined;
}

const NONE: readonly FailedImport[] = [];
const NO_EXTRAS: readonly ImportExtra[] = [];

/** Everything that was read from files or pages, before any of it is saved: pick, look at doubts, mend, save. */
export const ImportReview = forwardRef<HTMLElement, ImportReviewProps>(function ImportReview(
  {
    drafts,
    failed = NONE,
    selectedIds,
    defaultSelectedIds,
    onSelectedIdsChange,
    editingId,
    defaultEditingId = null,
    onEditingIdChange,
    renderEditor,
    onRemovePicture,
    extras = NO_EXTRAS,
    onSave,
    onCancel,
    pending = false,
    progress,
    error,
    renderLink = renderAnchor,
    headingLevel = 2,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'import-review');
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [chosen, pick, setPicked] = usePickedIds({
    value: selectedIds,
    defaultValue: defaultSelectedIds ?? pickedAtFirst(drafts),
    onChange: onSelectedIdsChange,
  });
  const [edited, edit, closeEditor] = useEditedDraft(root, {
    value: editingId,
    defaultValue: defaultEditingId,
    onChange: onEditingIdChange,
  });
  const saveable = drafts.filter(({ problem }) => !problem);
  const wanted = saveable.filter((draft) => chosen.has(draft.id)).map((draft) => draft.id);
  const isSomething = drafts.length > 0 || extras.length > 0;
  const isWanted = wanted.length > 0 || extras.some((extra) => extra.picked);
  const saveLabel = wanted.length === 0 && isWanted ? words.saveExtra : words.save(wanted.length);
  const Title = `h${headingLevel}` as const;

  return (
    <section
      ref={useMergedRefs(root, ref)}
      aria-labelledby={`${id}-title`}
      aria-busy={pending || undefined}
      {...rest}
      data-slot="import-review"
      className={classNames(styles.root, className)}
    >
      <header className={styles.head}>
        <Title id={`${id}-title`} data-slot="import-review-title" className={styles.name}>
          {words.title(drafts.length)}
        </Title>
        {isSomething ? <p className={styles.lead}>{words.lead}</p> : null}
      </header>
      {saveable.length > 1 ? (
        <Checkbox
          label={words.all}
          checked={wanted.length === saveable.length}
          indeterminate={wanted.length > 0 && wanted.length < saveable.length}
          disabled={pending}
          onCheckedChange={() =>
            setPicked(wanted.length === saveable.length ? [] : saveable.map((draft) => draft.id))
          }
        />
      ) : null}
      {drafts.length > 0 ? (
        <ul aria-labelledby={`${id}-title`} data-slot="import-review-rows" className={styles.rows}>
          {drafts.map((draft) => (
            <ImportReviewRow
              key={draft.id}
              draft={draft}
              isPicked={chosen.has(draft.id)}
              disabled={pending}
              words={words}
              renderLink={renderLink}
              onPick={pick}
              onRemovePicture={onRemovePicture}
              onEdit={edit}
              editor={edited === draft.id ? renderEditor(draft, closeEditor) : null}
            />
          ))}
        </ul>
      ) : null}
      {extras.map((extra) => (
        <Checkbox
          key={extra.id}
          label={extra.label}
          hint={extra.hint}
          checked={extra.picked}
          disabled={pending}
          onCheckedChange={extra.onPickedChange}
        />
      ))}
      <FailedImports failed={failed} below={headingLevel} words={words} />
      {progress ? (
        <ProgressBar
          label={words.saving}
          value={progress.done}
          max={progress.total}
          valueText={words.progress(progress.done, progress.total)}
        />
      ) : null}
      <ErrorLine>{pending ? null : error}</ErrorLine>
      <div data-slot="import-review-actions" className={styles.actions}>
        <Button
          variant="secondary"
          aria-disabled={pending || undefined}
          onClick={pending ? undefined : onCancel}
        >
          {words.cancel}
        </Button>
        {isSomething ? (
          <Button pending={pending} disabled={!pending && !isWanted} onClick={() => onSave(wanted)}>
            {pending ? words.saving : saveLabel}
          </Button>
        ) : null}
      </div>
    </section>
  );
});
