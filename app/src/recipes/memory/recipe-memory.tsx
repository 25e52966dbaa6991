import { Button } from '@larder/ui/button';
import { ConflictNotice } from '@larder/ui/conflict-notice';
import { useLocale } from '@larder/ui/locale';
import { PhotoField } from '@larder/ui/photo-field';
import { RatingField } from '@larder/ui/rating-field';
import { TextArea } from '@larder/ui/text-area';
import { LIMITS } from '@larder/domain';
import { CookingPot } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../platform/language/t.ts';
import { fromBase } from '../../platform/navigation/base.ts';
import type { RecipeMemory } from './memory.change.ts';
import { cookedInWords } from './cooked-in-words.ts';
import styles from './recipe-memory.module.css';

/** What the screen does with what is remembered. */
export interface RecipeMemoryProps {
  /** The dish, for the photo's alternative text. */
  title: string;
  memory: RecipeMemory;
  onRate: (rating: number | null) => void;
  /** Resolves to what another device has written since, if that is in conflict; rejects if it failed. */
  onSaveNotes: (notes: string, base: string | null) => Promise<{ theirs: string | null } | null>;
  onCooked: () => void;
  cooking?: boolean | undefined;
  onPhoto: (file: File) => void;
  onRemovePhoto: () => void;
  sendingPhoto?: boolean | undefined;
  photoError?: string | null | undefined;
}

/** What a kitchen remembers of a recipe: how often it was cooked, stars, notes and a photo. */
export function RecipeMemoryView({
  title,
  memory,
  onRate,
  onSaveNotes,
  onCooked,
  cooking = false,
  onPhoto,
  onRemovePhoto,
  sendingPhoto = false,
  photoError,
}: RecipeMemoryProps) {
  const headingId = useId();
  const { date } = useLocale();
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {t('In your kitchen')}
        </h2>
        <p className={styles.cooked}>{cookedInWords(memory.cooked, date)}</p>
      </div>
      <Button variant="secondary" size="small" className={styles.cook} pending={cooking} onClick={onCooked}>
        <CookingPot aria-hidden="true" />
        {cooking ? t('Marking…') : t('Cooked it')}
      </Button>
      <RatingField legend={t('Your rating')} value={memory.rating} onValueChange={onRate} />
      <Notes saved={memory.notes} onSave={onSaveNotes} />
      <PhotoField
        label={t('Your photo')}
        className={styles.photo}
        photo={
          memory.photo === null
            ? null
            : { src: fromBase(memory.photo), alt: t('Your photo of {title}', { title }) }
        }
        onFile={onPhoto}
        onRemove={onRemovePhoto}
        pending={sendingPhoto}
        error={photoError}
      />
    </section>
  );
}

interface NotesProps {
  saved: string | null;
  onSave: RecipeMemoryProps['onSaveNotes'];
}

/** Notes that are saved by the button, and whenever the cook leaves the field: nothing written is lost. */
function Notes({ saved, onSave }: NotesProps) {
  const [draft, setDraft] = useState<{ text: string; base: string | null } | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [theirs, setTheirs] = useState<{ notes: string | null } | null>(null);
  const text = draft?.text ?? saved ?? '';
  const isChanged = draft !== null && draft.text.trim() !== (draft.base ?? '');
  const isOpen = isChanged || theirs !== null;
  const wasOpen = useRef(isOpen);
  const root = useRef<HTMLDivElement>(null);
  /** Whether the cook left the field while notes were being saved: what was typed meanwhile is saved next. */
  const hasLeft = useRef(false);

  // The pressed button is gone once its notes are saved: keep focus in the same place.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  useEffect(() => {
    if (state !== 'idle' || !hasLeft.current) return;
    hasLeft.current = false;
    if (isChanged && !theirs) void save(draft.base);
  });

  async function save(base: string | null, notes = text) {
    setState('saving');
    try {
      const conflict = await onSave(notes, base);
      setState('idle');
      setTheirs(conflict && { notes: conflict.theirs });
      if (!conflict)
        setDraft((now) => (now && now.text !== notes ? { ...now, base: notes.trim() || null } : null));
    } catch {
      setState('failed');
    }
  }
  return (
    <div ref={root} tabIndex={-1} className={styles.notes}>
      <TextArea
        label={t('Your notes')}
        hint={t('Only you see them')}
        rows={2}
        maxLength={LIMITS.recipeNotes.max}
        value={text}
        error={state === 'failed' ? t('Your notes could not be saved. Please try again.') : undefined}
        onValueChange={(to) => setDraft({ text: to, base: draft ? draft.base : saved })}
        onFocus={() => {
          hasLeft.current = false;
        }}
        onBlur={() => {
          if (state === 'saving') hasLeft.current = true;
          else if (isChanged && !theirs) void save(draft.base);
        }}
      />
      {theirs ? (
        <ConflictNotice
          conflicts={[{ field: t('Your notes'), value: theirs.notes }]}
          labels={{ now: (_field, notes) => t('Your notes are now: {notes}', { notes }) }}
          pending={state === 'saving'}
          onResolve={(keep) => {
            const { notes } = theirs;
            if (keep === 'mine') void save(notes);
            else {
              setDraft(null);
              setTheirs(null);
            }
          }}
        />
      ) : null}
      {isChanged && !theirs ? (
        <Button size="small" pending={state === 'saving'} onClick={() => void save(draft.base)}>
          {state === 'saving' ? t('Saving…') : t('Save notes')}
        </Button>
      ) : null}
    </div>
  );
}
