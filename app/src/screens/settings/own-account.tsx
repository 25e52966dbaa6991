import { AccountCard } from '@larder/ui/account-card';
import { toast } from '@larder/ui/toaster';
import { lazy, Suspense, useRef, useState } from 'react';
import {
  accountFailure,
  changePassword,
  createDeletion,
  downloadAccount,
  type AccountFailure,
} from '../../queries/account.ts';
import { useSession } from '../../session/use-session.ts';
import { useBusy } from '../../use-busy.ts';

const ChangePasswordDialog = lazy(() => import('./change-password-dialog.lazy.ts'));
const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.lazy.ts'));

/** The cook's own account on the real server. The dialogs' code comes with the first press. */
export function OwnAccount() {
  const username = useSession().username ?? 'User';
  const [isDownloading, runDownload] = useBusy();
  const changing = useDialog<'present' | 'next'>();
  const deleting = useDialog<'password'>();
  const [deleteAccount] = useState(createDeletion);

  const download = () =>
    runDownload(() =>
      downloadAccount().catch((error: unknown) => {
        const { message } = accountFailure(error, {}, 'Your data could not be downloaded. Please try again.');
        toast.failure(message);
      }),
    );

  return (
    <>
      <AccountCard
        username={username}
        downloading={isDownloading}
        onChangePassword={changing.show}
        onDownload={() => void download()}
        onDelete={deleting.show}
      />
      {changing.isWanted && (
        <Suspense fallback={null}>
          <ChangePasswordDialog
            {...changing.props}
            username={username}
            onChangePassword={({ present, next }) =>
              changing.run(
                async () => {
                  await changePassword(present, next);
                  toast.success('Your password is changed.');
                },
                (error) =>
                  accountFailure(
                    error,
                    { '/current_password': 'present', '/new_password': 'next' },
                    'The password could not be changed. Please try again.',
                  ),
              )
            }
          />
        </Suspense>
      )}
      {deleting.isWanted && (
        <Suspense fallback={null}>
          <DeleteAccountDialog
            {...deleting.props}
            username={username}
            onDelete={(password) =>
              deleting.run(
                () => deleteAccount(password),
                (error) =>
                  accountFailure(
                    error,
                    { '/password': 'password' },
                    'The account could not be deleted. Please try again.',
                  ),
              )
            }
          />
        </Suspense>
      )}
    </>
  );
}

/** A dialog that does one piece of work at a time, and closes when it is done. */
function useDialog<Field>() {
  const [isWanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<AccountFailure<Field> | null>(null);
  const [pending, run] = useBusy();
  /** Counts the openings: work closes only the dialog from which it was begun. */
  const opened = useRef(0);
  return {
    isWanted,
    show: () => {
      opened.current += 1;
      setError(null);
      setWanted(true);
      setOpen(true);
    },
    props: { open, onOpenChange: setOpen, pending, error },
    run: (work: () => Promise<void>, tell: (error: unknown) => AccountFailure<Field>) =>
      void run(async () => {
        const about = opened.current;
        setError(null);
        try {
          await work();
          if (opened.current === about) setOpen(false);
        } catch (failure) {
          if (opened.current === about) setError(tell(failure));
        }
      }),
  };
}
