import { lazy, Suspense, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../../platform/language/t.ts';
import { useClearPantry } from '../../clear-pantry.change.ts';
import { knownPantryItems } from '../../pantry.query.ts';
import { MyPantryView, type MyPantryViewProps } from './my-pantry.view.tsx';

const AlertDialog = lazy(() => import('./alert-dialog.lazy.ts'));

/** 'My Pantry', connected to the server. Clearing it asks for confirmation. */
export default function MyPantry(props: Omit<MyPantryViewProps, 'onClear'>) {
  const queryClient = useQueryClient();
  const { clear, isClearing } = useClearPantry();
  const [isAsking, setAsking] = useState(false);
  const [isQuestionWanted, setQuestionWanted] = useState(false);
  return (
    <>
      <MyPantryView
        {...props}
        onClear={() => {
          setQuestionWanted(true);
          setAsking(true);
        }}
      />
      {isQuestionWanted && (
        <Suspense fallback={null}>
          <AlertDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={t('Are you sure you want to clear your entire pantry? This cannot be undone.')}
            // The question is quoted from the specification, which predates Undo.
            description={t('You have 10 seconds to undo it. After that, it is gone for good.')}
            confirmLabel={t('Clear All')}
            pending={isClearing}
            onConfirm={() =>
              clear(knownPantryItems(queryClient) ?? [], { onSettled: () => setAsking(false) })
            }
          />
        </Suspense>
      )}
    </>
  );
}
