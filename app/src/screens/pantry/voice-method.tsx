import { lazy, Suspense, useState } from 'react';
import { HeardAllergyNote } from '../../allergies/heard-allergy-note.tsx';
import { afterEdit, itemsToSave, withAmounts, type GivenAmounts } from '../../pantry/heard-amounts.ts';
import { proposedDates, type GivenDates } from '../../pantry/proposed-dates.ts';
import { withBatches } from '../../pantry/heard-batches.ts';
import type { BookIngredient } from '../../queries/pantry-items.ts';
import type { BulkItem } from '../../queries/pantry-mutations.ts';
import { panelState } from '../../voice/panel-state.ts';
import type { Voice } from '../../voice/use-voice.ts';

const ExpiryList = lazy(() => import('../../pantry/expiry-list.lazy.ts'));
const VoicePanel = lazy(() => import('./voice-panel.lazy.ts'));

interface VoiceMethodProps {
  voice: Voice;
  book: readonly BookIngredient[];
  /** The names are on their way to the pantry. */
  isSaving: boolean;
  /** Called with what is to be saved: with the amounts that are shown, and the dates that the cook has given to some. */
  onSave: (items: BulkItem[]) => void;
}

/** Voice input with the microphone of this browser. */
export function VoiceMethod({ voice, book, isSaving, onSave }: VoiceMethodProps) {
  const [given, setGiven] = useState<GivenDates>({});
  const [amounts, setAmounts] = useState<GivenAmounts>({});
  const things = (voice.state.ingredients ?? []).map(({ id, name }) => ({
    id,
    name,
    heard: voice.state.heard[id],
    date: given[id],
  }));
  const named = things
    .map((thing) => ({ ...thing, name: thing.name.trim() }))
    .filter(({ name }) => name !== '');
  const sources = { book, given: amounts };
  const shown = withBatches(withAmounts(things, sources), things);
  return (
    <Suspense fallback={null}>
      <VoicePanel
        state={panelState({ ...voice.state, ingredients: voice.state.ingredients && shown }, isSaving)}
        onListeningChange={(listening) => (listening ? voice.listen() : voice.stop())}
        onEnable={voice.enable}
        onIngredientsChange={(next) => {
          setAmounts(afterEdit(amounts, shown, next));
          voice.edit(next.map(({ id, name }) => ({ id, name })));
        }}
        onSave={() => onSave(itemsToSave(things, sources))}
        reviewDetails={
          <Suspense fallback={null}>
            <HeardAllergyNote names={named.map(({ name }) => name)} book={book} />
            <ExpiryList
              items={proposedDates(named, { book, given })}
              onExpiresChange={(id, day) => setGiven({ ...given, [id]: day })}
            />
          </Suspense>
        }
      />
    </Suspense>
  );
}
