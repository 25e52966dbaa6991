import { useEffect, useState } from 'react';
import {
  keyOfPicture,
  problemOf,
  readPicture,
  type DraftPicture,
  type ReadPicture,
} from './draft-pictures.ts';
import type { ReviewedDraft } from './review-draft.ts';

/** Reads the drafts' pictures one after another; those that are not read yet are missing. */
export function useDraftPictures(drafts: readonly ReviewedDraft[]): ReadonlyMap<string, ReadPicture> {
  const [read, setRead] = useState<ReadonlyMap<string, ReadPicture>>(new Map());
  const wanted = JSON.stringify(drafts.flatMap(({ picture }) => picture ?? []));
  useEffect(() => {
    let isGone = false;
    const readAll = async () => {
      for (const picture of JSON.parse(wanted) as DraftPicture[]) {
        if (isGone) return;
        const result = await readPicture(picture).then(
          (src) => ({ src }),
          (error: unknown) => ({ problem: problemOf(error) }),
        );
        if (!isGone) setRead((before) => new Map(before).set(keyOfPicture(picture), result));
      }
    };
    void readAll();
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return read;
}
