import { ApiError, unwrap } from '@larder/client';
import { usernameError } from '@larder/domain';
import { useEffect, useState } from 'react';
import { client } from '../../session/client.ts';
import { useBusy } from '../../use-busy.ts';
import type { MailedLink } from './recover.view.tsx';

const FAILED = 'The link could not be emailed. Please try again.';

/** Asks whether the server sends mail, and for links. Where that is not known, none is offered. */
export function useMailedLink(): { mail: MailedLink | undefined; error: string | null } {
  const [canMail, setCanMail] = useState(false);
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);
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
      const problem = usernameError(username);
      setError(problem);
      setSent(false);
      if (problem) return;
      try {
        await unwrap(client.POST('/auth/recover/mail', { body: { username } }));
        setSent(true);
      } catch (failure) {
        setError(failure instanceof ApiError && failure.problem ? failure.detail : FAILED);
      }
    });

  if (!canMail) return { mail: undefined, error };
  const status = isPending ? 'pending' : isSent ? 'sent' : 'offered';
  return { mail: { status, onSend: (username) => void send(username) }, error };
}
