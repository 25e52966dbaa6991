import { lazy, Suspense, useSyncExternalStore } from 'react';
import { copyCode, downloadCode } from '../../../accounts/keep-code.ts';
import { newCode } from '../../../accounts/new-code.ts';

const RecoveryCodeDialog = lazy(() => import('../../../accounts/recovery-code-dialog.lazy.ts'));

/** The last step of sign-up: the recovery code, on the first screen after it. It can be postponed. */
export function RecoveryStep({ username }: { username: string }) {
  const { code, isOpen } = useSyncExternalStore(newCode.subscribe, newCode.read);
  if (code === null) return null;
  return (
    <Suspense fallback={null}>
      <RecoveryCodeDialog
        open={isOpen}
        code={code}
        username={username}
        onOpenChange={newCode.close}
        onCopy={() => copyCode(code)}
        onDownload={() => downloadCode(code, username)}
        onDone={newCode.keep}
      />
    </Suspense>
  );
}
