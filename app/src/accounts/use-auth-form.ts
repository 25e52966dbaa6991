import { ApiError } from '@larder/client';
import { useRef, useState } from 'react';
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
  // Two submits can come before the first has drawn anything.
  const isSending = useRef(false);
  const navigate = useNavigate();
  const location = useLocation();

  const submit = async (values: Values) => {
    if (isSending.current) return;
    const problem = check(values);
    setError(problem);
    if (problem) return;
    isSending.current = true;
    setPending(true);
    try {
      await send(values);
      await navigate(returnPath(location.state), { replace: true });
    } catch (failure) {
      setError(failure instanceof ApiError && failure.problem ? failure.detail : fallback);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return { error, pending, setError, onSubmit: (values: Values) => void submit(values) };
}
