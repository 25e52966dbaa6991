import { lazy, Suspense, useState, type ReactNode } from 'react';
import { waitingPurchases } from '../../../shopping/waiting-purchases.ts';

const AlertDialog = lazy(() => import('../../../lists/screens/lists/alert-dialog.lazy.ts'));

/** Confirms a logout that would lose unsynced purchases; otherwise logs out at once. */
export function useLogoutQuestion(logOut: () => void): { askFirst: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const [count, setCount] = useState(0);
  const askFirst = () => {
    const waiting = waitingPurchases.read().flatMap(({ items }) => items).length;
    if (waiting === 0) return logOut();
    setCount(waiting);
    setAsking(true);
  };
  const question = count > 0 && (
    <Suspense fallback={null}>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Log out before everything is sent?"
        description={`${count === 1 ? '1 item you bought has' : `${count} items you bought have`} not been sent yet. If you log out now, ${count === 1 ? 'it' : 'they'} will not be added to your pantry.`}
        confirmLabel="Logout"
        onConfirm={logOut}
      />
    </Suspense>
  );
  return { askFirst, question };
}
