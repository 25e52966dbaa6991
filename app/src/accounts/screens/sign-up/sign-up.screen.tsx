import { newPasswordError, usernameError } from '@larder/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../../platform/language/t.ts';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { messageInWords } from '../../messages-in-words.ts';
import { createSignUp } from '../../sign-up.change.ts';
import { useAuthForm } from '../../use-auth-form.ts';
import { passwordsDiffer } from './passwords-differ.ts';
import { ClosedSignUpView } from './closed-sign-up.view.tsx';
import { SignUpView, type SignUpValues } from './sign-up.view.tsx';
import { useSignups } from './use-signups.ts';

function check({ username, password, confirmation }: SignUpValues): string | null {
  const problem = messageInWords(usernameError(username) ?? newPasswordError(password));
  return problem ?? (password === confirmation ? null : passwordsDiffer());
}

/** Sign-up, connected to the server, with the invitation from the URL (`#invite=…`) if one is required. */
export default function SignUpScreen() {
  useDocumentTitle(t('Create Account'));
  const invite = new URLSearchParams(useLocation().hash.slice(1)).get('invite') ?? undefined;
  const signups = useSignups();
  const [signUp] = useState(createSignUp);
  const form = useAuthForm({
    check,
    send: ({ username, password }: SignUpValues) =>
      signUp({ username: username.trim(), password, ...(invite !== undefined && { invite }) }),
    fallback: t('Failed to create account'),
  });
  if (signups === 'closed') return <ClosedSignUpView reason="closed" />;
  if (signups === 'invite' && invite === undefined) return <ClosedSignUpView reason="uninvited" />;
  return <SignUpView {...form} />;
}
