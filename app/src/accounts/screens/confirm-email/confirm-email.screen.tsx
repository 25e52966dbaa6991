import { ApiError, unwrap } from '@larder/client';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../../platform/language/t.ts';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { client } from '../../../platform/session/client.ts';
import { useBusy } from '../../../platform/use-busy.ts';
import { ConfirmEmailView } from './confirm-email.view.tsx';

/** Confirms an email address with the token from the URL. */
export default function ConfirmEmailScreen() {
  useDocumentTitle(t('Confirm email address'));
  const token = useLocation().hash.slice(1);
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isPending, run] = useBusy();
  const confirm = () =>
    run(async () => {
      setError(null);
      try {
        await unwrap(client.POST('/auth/email/confirm', { body: { token } }));
        setDone(true);
      } catch (failure) {
        const isExplained = failure instanceof ApiError && failure.problem;
        setError(isExplained ? failure.detail : t('The address could not be confirmed. Please try again.'));
      }
    });
  return (
    <ConfirmEmailView
      status={isDone ? 'done' : isPending ? 'pending' : 'asking'}
      error={error}
      onConfirm={() => void confirm()}
    />
  );
}
