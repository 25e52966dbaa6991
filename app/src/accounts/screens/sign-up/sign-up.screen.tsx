import { MESSAGES, newPasswordError, usernameError } from '@larder/domain';
import { useState } from 'react';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { createSignUp } from '../../sign-up.change.ts';
import { useAuthForm } from '../../use-auth-form.ts';
import { SignUpView, type SignUpValues } from './sign-up.view.tsx';

function check({ username, password, confirmation }: SignUpValues): string | null {
  const problem = usernameError(username) ?? newPasswordError(password);
  return problem ?? (password === confirmation ? null : MESSAGES.passwordsDiffer);
}

/** Creates an account on the real server. */
export default function SignUpScreen() {
  useDocumentTitle('Create Account');
  const [signUp] = useState(createSignUp);
  const form = useAuthForm({
    check,
    send: ({ username, password }: SignUpValues) => signUp({ username: username.trim(), password }),
    fallback: 'Failed to create account',
  });
  return <SignUpView {...form} />;
}
