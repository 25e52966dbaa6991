import { ApiError, unwrap } from '@larder/client';
import { usernameError } from '@larder/domain';
import { useEffect, useState } from 'react';
import { t } from '../../../platform/language/t.ts';
import { client } from '../../../platform/session/client.ts';
import { useBusy } from '../../../platform/use-busy.ts';
import type { MailedLink } from './recover.view.tsx';
import { messageInWords } from '../../messages-in-words.ts';

/**
 * Asks whether the server sends email, and requests links. Until that is known, none is offered. `setError`
 * replaces the current error.
 */
export function useMailedLink(setError: (error: string | null) => void): MailedLink | undefined {
  const [canMail, setCanMail] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isPending, run] = useBusy();

  useEffect(() => {
    const gone = new AbortController();
    unwrap(client.GET('/auth/recover/mail', { signal: gone.signal })).then(
      ({ mail }) => setCanMail(mail),
      () => undefined,
    );
    return () => gone.abort();
  }, []);

  const send = (typed: string) =>
    run(async () => {
      const username = typed.trim();
      const problem = messageInWords(usernameError(username));
      setError(problem);
      setSent(false);
      if (problem) return;
      try {
        await unwrap(client.POST('/auth/recover/mail', { body: { username } }));
        setSent(true);
      } catch (failure) {
        const isExplained = failure instanceof ApiError && failure.problem;
        setError(isExplained ? failure.detail : t('The link could not be emailed. Please try again.'));
      }
    });

  if (!canMail) return undefined;
  const status = isPending ? 'pending' : isSent ? 'sent' : 'offered';
  return { status, onSend: (username) => void send(username) };
}
