import type { CountryCode } from '@larder/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useClearPantry } from '../../queries/clear-pantry.ts';
import { useAddPantryItems, useDeletePantryItem } from '../../queries/pantry-mutations.ts';
import { myPantryItems } from '../../queries/pantry-items.ts';
import type { PantryItem } from '../../queries/pantry.ts';
import { useDocumentTitle } from '../../use-document-title.ts';
import { useVoice } from '../../voice/use-voice.ts';
import { bulkItems } from './bulk-items.ts';
import { MyPantryView, type Method, type MyPantryState } from './my-pantry.view.tsx';
import { PresetMethod } from './preset-method.tsx';
import { VoiceMethod } from './voice-method.tsx';

const AlertDialog = lazy(() => import('./alert-dialog.lazy.ts'));

/** My Pantry on the real server. */
export default function MyPantryScreen() {
  useDocumentTitle('My Pantry');
  const items = useQuery(myPantryItems(useQueryClient()));
  const { deleteItem, deletingIds } = useDeletePantryItem();
  const { clear, isClearing } = useClearPantry();
  const voice = useVoice();
  const saveHeard = useAddPantryItems('Failed to add ingredients to pantry. Please try again.');

  const [method, setMethod] = useState<Method>('presets');
  const [country, setCountry] = useState<CountryCode | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isQuestionWanted, setQuestionWanted] = useState(false);

  return (
    <>
      <MyPantryView
        state={myPantryState(items, deletingIds)}
        method={method}
        onMethodChange={(next) => {
          // Nobody is listened to out of sight. What was said is kept.
          if (voice.state.phase === 'asking') voice.cancel();
          else voice.stop();
          setMethod(next);
        }}
        presets={<PresetMethod country={country} onCountryChange={setCountry} />}
        voice={
          voice.isSupported && voice.state.hasInput !== false ? (
            <VoiceMethod
              voice={voice}
              isSaving={saveHeard.isPending}
              onSave={(names) => saveHeard.mutate(bulkItems(names), { onSuccess: voice.noteSaved })}
            />
          ) : null
        }
        isSpeechSupported={voice.isSupported}
        onRemove={deleteItem}
        onClear={() => {
          setQuestionWanted(true);
          setAsking(true);
        }}
        onRetry={() => void items.refetch()}
      />
      {isQuestionWanted && (
        <Suspense fallback={null}>
          <AlertDialog
            open={isAsking}
            onOpenChange={setAsking}
            title="Are you sure you want to clear your entire pantry? This cannot be undone."
            confirmLabel="Clear All"
            pending={isClearing}
            onConfirm={() => clear(items.data ?? [], { onSettled: () => setAsking(false) })}
          />
        </Suspense>
      )}
    </>
  );
}

function myPantryState(
  {
    data,
    isError,
    isFetching,
  }: { data: readonly PantryItem[] | undefined; isError: boolean; isFetching: boolean },
  pendingIds: readonly string[],
): MyPantryState {
  if (data) return data.length > 0 ? { status: 'ready', items: data, pendingIds } : { status: 'empty' };
  return { status: isError && !isFetching ? 'error' : 'loading' };
}
