import type { RecipeEditorValue } from '@larder/ui/recipe-editor';
import { useCallback, useEffect, useRef, useState } from 'react';
import { recipeDrafts, type DraftKey, type KeptDraft } from './kept-drafts.ts';

/** How long after the last change a draft is stored, in milliseconds. */
const PAUSE = 300;

/** A recipe that is being written, kept in this browser until `drop` is called. Mount it once for each key. */
export function useKeptDraft(key: DraftKey, initial: () => KeptDraft) {
  const [found] = useState(() => recipeDrafts.read(key));
  const [start] = useState(() => found ?? initial());
  const [draft, setDraft] = useState(start);
  const isDropped = useRef(false);
  const waiting = useRef<KeptDraft | null>(null);

  useEffect(() => {
    if (draft === start || isDropped.current) return undefined;
    waiting.current = draft;
    const store = () => {
      if (waiting.current && !isDropped.current) recipeDrafts.keep(key, waiting.current);
      waiting.current = null;
    };
    const timer = setTimeout(store, PAUSE);
    // A reload, or another screen, does not wait.
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [draft, start, key]);

  const change = useCallback(
    (next: RecipeEditorValue | ((before: RecipeEditorValue) => RecipeEditorValue)) =>
      setDraft((before) => ({
        ...before,
        form: typeof next === 'function' ? next(before.form) : next,
      })),
    [],
  );
  const drop = useCallback(() => {
    isDropped.current = true;
    recipeDrafts.forget(key);
  }, [key]);
  /** The form as it is saved elsewhere, instead of what was written. */
  const replace = useCallback((next: KeptDraft) => setDraft(next), []);

  return {
    form: draft.form,
    version: draft.version,
    isRestored: found !== null,
    isChanged: found !== null || draft.form !== start.form,
    change,
    replace,
    drop,
  };
}
