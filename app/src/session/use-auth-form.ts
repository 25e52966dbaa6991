import { ApiError } from '@larder/client';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnPath } from './return-path.ts';

export interface Credentials {
  username: string;
  password: string;
}

/**
 * The states of the login and sign-up forms: idle, pending, error shown, or success, which goes to where the cook was
 * going. `check` finds what is wrong before anything is sent; the error is cleared at each submit.
 */
export function useAuthForm<Values>({
  check,
  send,
  fallback,
}: {
  check: (values: Values) => string | null;
  send: (values: Values) => Promise<void>;
  /** What to say when the server says nothing. */
  fallback: string;
}) {
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();
  const location = useLocation();

  const submit = async (values: Values) => {
    if (pending) return;
    const problem = check(values);
    setError(problem);
    if (problem) return;
    setPending(true);
    try {
      await send(values);
      await navigate(returnPath(location.state), { replace: true });
    } catch (failure) {
      setError(
        failure instanceof ApiError && (failure.problem || failure.status === 0) ? failure.detail : fallback,
      );
    } finally {
      setPending(false);
    }
  };

  return { error, pending, onSubmit: (values: Values) => void submit(values) };
}
