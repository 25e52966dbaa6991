import { useEffect } from 'react';

/** Names the page in the tab and for screen readers: 'Recipes · Larder'. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Larder` : 'Larder';
  }, [title]);
}
