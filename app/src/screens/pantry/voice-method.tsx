import { lazy, Suspense, useState } from 'react';
import { HeardAllergyNote } from '../../allergies/heard-allergy-note.tsx';
import { proposedDates, type GivenDates } from '../../pantry/proposed-dates.ts';
import { withBatches } from '../../pantry/heard-batches.ts';
import type { NamedThing } from '../../pantry/sensible-items.ts';
import type { BookIngredient } from '../../queries/pantry-items.ts';
import { panelState } from '../../voice/panel-state.ts';
import type { Voice } from '../../voice/use-voice.ts';

const ExpiryList = lazy(() => import('../../pantry/expiry-list.lazy.ts'));
const VoicePanel = lazy(() => import('./voice-panel.lazy.ts'));

interface VoiceMethodProps {
  voice: Voice;
  book: readonly BookIngredient[];
  /** The names are on their way to the pantry. */
  isSaving: boolean;
  /** Called with what is to be saved. */
  onSave: (things: readonly NamedThing[]) => void;
}

/** Voice input with the microphone of this browser. */
export function VoiceMethod({ voice, book, isSaving, onSave }: VoiceMethodProps) {
  const [given, setGiven] = useState<GivenDates>({});
  const state = panelState(voice.state, isSaving);
  const named = (voice.state.ingredients ?? [])
    .map(({ id, name }) => ({ id, name: name.trim(), heard: voice.state.heard[id], date: given[id] }))
    .filter(({ name }) => name !== '');
  return (
    <Suspense fallback={null}>
      <VoicePanel
        state={
          'ingredients' in state && state.ingredients
            ? { ...state, ingredients: withBatches(state.ingredients, named) }
            : state
        }
        onListeningChange={(listening) => (listening ? voice.listen() : voice.stop())}
        onEnable={voice.enable}
        onIngredientsChange={voice.edit}
        onSave={() => onSave(named)}
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
