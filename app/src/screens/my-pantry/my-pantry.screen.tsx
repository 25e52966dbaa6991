import type { CountryCode } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useClearPantry } from '../../queries/clear-pantry.ts';
import { useAddPantryItems, useDeletePantryItem } from '../../queries/pantry-mutations.ts';
import { myPantryItems, type PantryItem } from '../../queries/pantry.ts';
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
  const items = useQuery(myPantryItems());
  const deleteItem = useDeletePantryItem();
  const clear = useClearPantry();
  const voice = useVoice();
  const saveHeard = useAddPantryItems();

  const [method, setMethod] = useState<Method>('presets');
  const [country, setCountry] = useState<CountryCode | null>(null);
  const [deletingIds, setDeletingIds] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [isQuestionWanted, setQuestionWanted] = useState(false);

  // Awaited, because `mutate` forgets the callbacks of an earlier call when a later one starts.
  const remove = async (id: string) => {
    setDeletingIds((ids) => [...ids, id]);
    try {
      await deleteItem.mutateAsync(id);
    } catch {
      toast.failure('Failed to delete item. Please try again.');
    }
    setDeletingIds((ids) => ids.filter((other) => other !== id));
  };

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
              onSave={(names) =>
                saveHeard.mutate(bulkItems(names), {
                  onSuccess: voice.noteSaved,
                  onError: () => toast.failure('Failed to add ingredients to pantry. Please try again.'),
                })
              }
            />
          ) : null
        }
        isSpeechSupported={voice.isSupported}
        onRemove={(id) => void remove(id)}
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
            pending={clear.isPending}
            onConfirm={() =>
              clear.mutate(items.data ?? [], {
                onError: () => toast.failure('Failed to clear pantry. Please try again.'),
                onSettled: () => setAsking(false),
              })
            }
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
