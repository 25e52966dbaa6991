import type { RecipeEditorValue } from '@larder/ui/recipe-editor';
import { useCallback, useEffect, useRef, useState } from 'react';
import { recipeDrafts, type DraftKey, type KeptDraft } from './kept-drafts.ts';

/** How long after the last change a draft is stored, in milliseconds. */
const PAUSE = 300;

/**
 * A recipe that is being written, kept in this browser until `drop` is called, and again once it is changed after `replace`.
 * Mount it once for each key.
 */
export function useKeptDraft(key: DraftKey, initial: () => KeptDraft) {
  const [found, setFound] = useState(() => recipeDrafts.read(key));
  const [start, setStart] = useState(() => found ?? initial());
  const [draft, setDraft] = useState(start);
  const isDropped = useRef(false);
  const waiting = useRef<KeptDraft | null>(null);

  const store = useCallback(() => {
    if (waiting.current && !isDropped.current) recipeDrafts.keep(key, waiting.current);
    waiting.current = null;
  }, [key]);

  // Not at each key: to store a long recipe would hold up the next one.
  useEffect(() => {
    if (draft === start || isDropped.current) return undefined;
    waiting.current = draft;
    const timer = setTimeout(store, PAUSE);
    return () => clearTimeout(timer);
  }, [draft, start, store]);

  // A reload, or another screen, does not wait.
  useEffect(() => {
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [store]);

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
    waiting.current = null;
    recipeDrafts.forget(key);
  }, [key]);
  /** Begins again, with the form as it is saved. */
  const replace = useCallback((next: KeptDraft) => {
    isDropped.current = false;
    setFound(null);
    setStart(next);
    setDraft(next);
  }, []);

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
