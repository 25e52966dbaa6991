import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusSearch } from './focus-search.ts';
import { QuietBoundary } from './quiet-boundary.tsx';
import { shortcutOf } from './shortcut-of.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

/** Global keyboard shortcuts, and the dialog that lists them. */
export function Shortcuts() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = event.defaultPrevented ? null : shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut === 'search') return focusSearch(() => void navigate('/dashboard'));
      setWanted(true);
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate]);

  if (!isWanted) return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <ShortcutsDialog open={isOpen} onOpenChange={setOpen} />
      </Suspense>
    </QuietBoundary>
  );
}
