import type { RecipeEditorValue } from '@larder/ui/recipe-editor';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { askingCook, isHere } from '../../../../platform/queries/change-outcome.ts';

interface OpenEdit {
  readonly id: string;
  readonly form: RecipeEditorValue;
}

/**
 * What is typed into the open editor of a draft before its 'Done' is pressed. It counts as well: if the cook saves, opens another
 * draft, reloads or leaves, nothing is lost.
 * @param edit changes a draft
 */
export function useOpenEdit(edit: (id: string, form: RecipeEditorValue) => void) {
  const open = useRef<OpenEdit | null>(null);
  const latest = useRef(edit);
  useEffect(() => {
    latest.current = edit;
  });
  const [cook] = useState(askingCook);

  /** Returns what is typed, and forgets it. */
  const take = useCallback(() => {
    const taken = open.current;
    open.current = null;
    return taken;
  }, []);
  const keep = useCallback(() => {
    const typed = take();
    // Another cook who has logged in meanwhile must not see it.
    if (typed && isHere(cook)) latest.current(typed.id, typed.form);
  }, [cook, take]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  return useMemo(
    () => ({
      note: (id: string, form: RecipeEditorValue) => {
        open.current = { id, form };
      },
      take,
      keep,
    }),
    [take, keep],
  );
}
