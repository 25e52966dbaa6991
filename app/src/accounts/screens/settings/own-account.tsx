import { AccountCard } from '@larder/ui/account-card';
import { toast } from '@larder/ui/toaster';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { t } from '../../../platform/language/t.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useBusy } from '../../../platform/use-busy.ts';
import {
  accountFailure,
  changePassword,
  createCode,
  createDeletion,
  downloadAccount,
  recoveryMeans,
  setEmail,
  type AccountFailure,
  type RecoveryMeans,
} from '../../account.query.ts';
import { devices } from '../../devices.query.ts';
import { copyCode, downloadCode } from '../../keep-code.ts';
import { newCode } from '../../new-code.ts';

const ChangePasswordDialog = lazy(() => import('./change-password-dialog.lazy.ts'));
const RecoveryCodeDialog = lazy(() => import('../../recovery-code-dialog.lazy.ts'));
const EmailDialog = lazy(() => import('./email-dialog.lazy.ts'));
const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.lazy.ts'));

/**
 * Account actions, connected to the server. Dialogs load on the first press. `means` is undefined if loading
 * it failed, which is not reported.
 */
export function OwnAccount({ means }: { means: RecoveryMeans | undefined }) {
  const username = useSession().username ?? 'User';
  const [isDownloading, runDownload] = useBusy();
  const queryClient = useQueryClient();
  const [code, setCode] = useState<string | null>(null);
  const changing = useDialog<'present' | 'next'>();
  const renewing = useDialog<'password'>();
  const mailing = useDialog<'email' | 'password'>();
  const deleting = useDialog<'password'>();
  const [deleteAccount] = useState(createDeletion);

  const download = () =>
    runDownload(() =>
      downloadAccount().catch((error: unknown) => {
        const { message } = accountFailure(
          error,
          {},
          t('Your data could not be downloaded. Please try again.'),
        );
        toast.failure(message);
      }),
    );

  return (
    <>
      <AccountCard
        username={username}
        pending={isDownloading}
        onChangePassword={changing.show}
        codeFrom={means?.code_made_at}
        onNewCode={() => {
          setCode(null);
          renewing.show();
        }}
        email={means?.email}
        onEmail={means?.mail || means?.email ? mailing.show : undefined}
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
                  toast.success(t('Your password has been changed.'));
                  await queryClient.invalidateQueries(devices());
                },
                (error) =>
                  accountFailure(
                    error,
                    { '/current_password': 'present', '/new_password': 'next' },
                    t('The password could not be changed. Please try again.'),
                  ),
              )
            }
          />
        </Suspense>
      )}
      {renewing.isWanted && (
        <Suspense fallback={null}>
          <RecoveryCodeDialog
            {...renewing.props}
            code={code}
            username={username}
            labels={{ later: t('Close') }}
            onCreate={(password) =>
              renewing.run(
                async () => {
                  const made = await createCode(password);
                  if (renewing.isShown()) {
                    setCode(made);
                    newCode.hold(made, username);
                  } else {
                    // The old code no longer works, so the new one must be shown even if the dialog was
                    // closed meanwhile.
                    newCode.give(made, username);
                  }
                  await queryClient.invalidateQueries(recoveryMeans());
                },
                (error) =>
                  accountFailure(
                    error,
                    { '/password': 'password' },
                    t('The code could not be created. Please try again.'),
                  ),
                'stays open',
              )
            }
            onCopy={() => code && copyCode(code)}
            onDownload={() => code && downloadCode(code, username)}
            onDone={() => {
              newCode.keep();
              renewing.props.onOpenChange(false);
            }}
          />
        </Suspense>
      )}
      {mailing.isWanted && (
        <Suspense fallback={null}>
          <EmailDialog
            {...mailing.props}
            username={username}
            email={means?.email?.address}
            onSave={({ email, password }) =>
              mailing.run(
                async () => {
                  await setEmail(email, password);
                  toast.success(
                    email
                      ? t('A link to confirm it is on its way to {email}', { email })
                      : t('Email address removed'),
                  );
                  await queryClient.invalidateQueries(recoveryMeans());
                },
                (error) =>
                  accountFailure(
                    error,
                    { '/email': 'email', '/password': 'password' },
                    t('The address could not be saved. Please try again.'),
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
                    t('The account could not be deleted. Please try again.'),
                  ),
              )
            }
          />
        </Suspense>
      )}
    </>
  );
}

/** A dialog that runs one request at a time and closes on success, unless it has something to show. */
function useDialog<Field extends string>() {
  const [isWanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<AccountFailure<Field> | null>(null);
  const [pending, run] = useBusy();
  /** Counts openings: a request closes only the dialog it was started from. */
  const opened = useRef(0);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = open;
    return () => {
      isShown.current = false;
    };
  }, [open]);
  return {
    isWanted,
    /** Whether it is open right now: it may have closed, or the screen unmounted, since the last render. */
    isShown: () => isShown.current,
    show: () => {
      opened.current += 1;
      setError(null);
      setWanted(true);
      setOpen(true);
    },
    props: {
      open,
      onOpenChange: setOpen,
      pending,
      error: error?.field ? null : error?.message,
      errors: error?.field && errorAt(error.field, error.message),
    },
    run: (
      work: () => Promise<void>,
      tell: (error: unknown) => AccountFailure<Field>,
      then: 'closes' | 'stays open' = 'closes',
    ) =>
      void run(async () => {
        const about = opened.current;
        setError(null);
        try {
          await work();
          if (then === 'closes' && opened.current === about) setOpen(false);
        } catch (failure) {
          if (opened.current === about) setError(tell(failure));
        }
      }),
  };
}

/** The error of one field, as a dialog takes it. */
const errorAt = <Field extends string>(field: Field, message: string) =>
  ({ [field]: message }) as Partial<Record<Field, string>>;
