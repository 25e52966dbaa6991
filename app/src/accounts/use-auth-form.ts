import { ApiError } from '@larder/client';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnPath } from './return-path.ts';

export interface Credentials {
  username: string;
  password: string;
}

/**
 * State of the login and sign-up forms: idle, pending, error, or success, which continues to the remembered
 * page. `check` validates before sending; each submit clears the error.
 */
export function useAuthForm<Values>({
  check,
  send,
  fallback,
}: {
  check: (values: Values) => string | null;
  send: (values: Values) => Promise<void>;
  /** Error message if the server gives none. */
  fallback: string;
}) {
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  // Two submits can arrive before the first render.
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
