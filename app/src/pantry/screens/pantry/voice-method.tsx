import { voicePanelState } from '@larder/ui/hooks';
import { lazy, Suspense, useState } from 'react';
import type { Voice } from '../../../voice/use-voice.ts';
import { giveTo, stillGiven, type GivenToHeard } from '../../given-to-heard.ts';
import { HeardAllergyNote } from '../../heard-allergy-note.tsx';
import { changedAmounts, itemsToSave, withAmounts, type GivenAmount } from '../../heard-amounts.ts';
import { withBatches } from '../../heard-batches.ts';
import type { BookIngredient } from '../../pantry-items.query.ts';
import type { BulkItem } from '../../pantry.change.ts';
import { LaterExpiryList, useExpiryListSoon } from '../../later-expiry-list.tsx';
import { proposedDates } from '../../proposed-dates.ts';

const VoicePanel = lazy(() => import('./voice-panel.lazy.ts'));

interface VoiceMethodProps {
  voice: Voice;
  book: readonly BookIngredient[];
  /** The names are being saved. */
  isSaving: boolean;
  /** Called with the items to save, including the shown amounts and the cook's dates. */
  onSave: (items: BulkItem[]) => void;
}

/** Voice input with the browser's microphone. */
export function VoiceMethod({ voice, book, isSaving, onSave }: VoiceMethodProps) {
  const [givenDates, setDates] = useState<GivenToHeard<string | null>>({});
  const [givenAmounts, setAmounts] = useState<GivenToHeard<GivenAmount>>({});
  useExpiryListSoon();
  const { heard } = voice.state;
  const dates = stillGiven(givenDates, heard);
  const things = (voice.state.ingredients ?? []).map(({ id, name }) => ({
    id,
    name,
    heard: heard[id],
    date: dates[id],
  }));
  const named = things
    .map((thing) => ({ ...thing, name: thing.name.trim() }))
    .filter(({ name }) => name !== '');
  const sources = { book, given: stillGiven(givenAmounts, heard) };
  const shown = withBatches(withAmounts(things, sources), things);
  return (
    <Suspense fallback={null}>
      <VoicePanel
        {...voice.panel}
        state={voicePanelState({ ...voice.state, ingredients: voice.state.ingredients && shown }, isSaving)}
        onIngredientsChange={(next) => {
          setAmounts(giveTo(givenAmounts, changedAmounts(shown, next), heard));
          voice.edit(next.map(({ id, name }) => ({ id, name })));
        }}
        onSave={() => onSave(itemsToSave(things, sources))}
        reviewDetails={
          <>
            <HeardAllergyNote names={named.map(({ name }) => name)} book={book} />
            <LaterExpiryList
              items={proposedDates(named, { book, given: dates })}
              onExpiresChange={(id, day) => setDates(giveTo(givenDates, { [id]: day }, heard))}
            />
          </>
        }
      />
    </Suspense>
  );
}
