import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme that the toolbar set on the document, or null to follow the system. */
export const useDocumentTheme = () =>
  useSyncExternalStore(subscribe, () => document.documentElement.getAttribute('data-theme'));
