'use client';
import { CircleAlert, X } from 'lucide-react';
import { memo, useRef, type ReactNode } from 'react';
import { KeepFocus } from '../../internal/keep-focus.tsx';
import type { RenderLink } from '../../internal/render-link.tsx';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { ImportDraft } from './import-draft.ts';
import type { ImportReviewLabels } from './import-review-words.ts';
import styles from './import-review.module.css';

interface ImportReviewRowProps {
  draft: ImportDraft;
  isPicked: boolean;
  disabled: boolean;
  words: ImportReviewLabels;
  renderLink: RenderLink;
  onPick: (isPicked: boolean, draft: string) => void;
  onEdit: (draft: string) => void;
  /** Leaves out its picture. Without it, the picture stays. */
  onRemovePicture?: ((draft: string) => void) | undefined;
  /** The editor, while it is open. */
  editor: ReactNode;
}

const editButton = (row: HTMLElement) => row.querySelector<HTMLElement>('[data-edits]');

/** A recipe that was read: what it has, and what to look at. */
export const ImportReviewRow = memo(function ImportReviewRow({
  draft,
  isPicked,
  disabled,
  words,
  renderLink,
  onPick,
  onEdit,
  onRemovePicture,
  editor,
}: ImportReviewRowProps) {
  const {
    id,
    lines,
    steps,
    doubtful = 0,
    unknown = 0,
    doubts = [],
    existing,
    problem,
    picture,
    comesWith,
    notice,
  } = draft;
  const title = draft.title ?? words.untitled;
  const row = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={row}
      data-slot="import-review-row"
      data-draft={id}
      data-state={problem ? 'blocked' : isPicked ? 'picked' : 'left'}
      className={styles.row}
    >
      <Checkbox
        label={<span className={styles.title}>{title}</span>}
        hint={comesWith ? `${words.facts(lines, steps)} · ${comesWith}` : words.facts(lines, steps)}
        error={problem ?? undefined}
        checked={isPicked && !problem}
        disabled={disabled || Boolean(problem)}
        onCheckedChange={(to) => onPick(to, id)}
      />
      <Button
        variant="secondary"
        size="small"
        aria-label={words.editRecipe(title)}
        aria-expanded={editor !== null}
        disabled={disabled}
        data-edits={id}
        onClick={() => onEdit(id)}
      >
        {words.edit}
      </Button>
      {picture ? (
        <div data-slot="import-review-picture" className={styles.picture}>
          {picture.src === null ? null : <img src={picture.src} alt="" className="ld-part" />}
          {onRemovePicture ? (
            <IconButton
              label={words.removePicture(title)}
              variant="on-picture"
              disabled={disabled}
              onClick={() => onRemovePicture(id)}
            >
              <X aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      ) : null}
      {existing || doubtful + unknown > 0 ? (
        <p data-slot="import-review-badges" className={styles.badges}>
          {existing ? <Badge>{words.existing}</Badge> : null}
          {typeof existing === 'string'
            ? renderLink({ href: existing, className: styles.open, children: words.openExisting })
            : null}
          {doubtful > 0 ? <Badge tone="missing">{words.doubtful(doubtful)}</Badge> : null}
          {unknown > 0 ? <Badge>{words.unknown(unknown)}</Badge> : null}
        </p>
      ) : null}
      {notice ? (
        <div data-slot="import-review-notice" className={styles.notice}>
          {notice}
        </div>
      ) : null}
      {doubts.length > 0 ? (
        <ul data-slot="import-review-doubts" className={styles.doubts}>
          {doubts.map((doubt) => (
            <li key={doubt}>
              <CircleAlert aria-hidden="true" />
              {doubt}
            </li>
          ))}
        </ul>
      ) : null}
      {editor === null ? null : (
        <div data-slot="import-review-editor" className={styles.editor}>
          {editor}
        </div>
      )}
      {/* The button that leaves out the picture is gone with it. */}
      <KeepFocus target={row} find={editButton} />
    </li>
  );
});
