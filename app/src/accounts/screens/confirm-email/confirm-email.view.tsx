import { AuthCard } from '@larder/ui/auth-card';
import { Button } from '@larder/ui/button';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { DOOR_PICTURE } from '../../../platform/pictures/door-picture.ts';

export interface ConfirmEmailViewProps {
  /** `done` once the address is confirmed. */
  status: 'asking' | 'pending' | 'done';
  error: string | null;
  onConfirm: () => void;
}

/**
 * The page that an email links to for confirming an address. It needs a press, because mail scanners open
 * links too.
 */
export function ConfirmEmailView({ status, error, onConfirm }: ConfirmEmailViewProps) {
  const isDone = status === 'done';
  const card = useRef<HTMLElement>(null);
  // The pressed button is gone, so focus the link that replaces it.
  useLayoutEffect(() => {
    if (isDone && document.activeElement === document.body) card.current?.querySelector('a')?.focus();
  }, [isDone]);
  return (
    <AuthCard
      ref={card}
      id="content"
      tabIndex={-1}
      layout="login"
      picture={DOOR_PICTURE}
      productTitle="Larder"
      title={t('Confirm email address')}
      lead={
        <span role="status">
          {isDone
            ? t('Your email address is confirmed.')
            : t('Larder can now email you a link if you forget your password.')}
        </span>
      }
      error={error}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
      action={
        isDone ? (
          <Button wide asChild>
            {renderLink({ href: '/dashboard', children: t('Go to Larder') })}
          </Button>
        ) : (
          <Button type="submit" wide pending={status === 'pending'}>
            {status === 'pending' ? t('Confirming...') : t('Confirm address')}
          </Button>
        )
      }
    >
      {null}
    </AuthCard>
  );
}
