import { lazy, Suspense, useState, type ReactNode } from 'react';
import { plural, t } from '../../../platform/language/t.ts';
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
        title={t('Log out before everything is sent?')}
        description={plural(count, {
          one: '{count} item you bought has not been sent yet. If you log out now, it will not be added to your pantry.',
          other:
            '{count} items you bought have not been sent yet. If you log out now, they will not be added to your pantry.',
        })}
        confirmLabel={t('Logout')}
        onConfirm={logOut}
      />
    </Suspense>
  );
  return { askFirst, question };
}
