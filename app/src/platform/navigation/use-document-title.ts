import { useEffect } from 'react';

/** Sets the page title: 'Recipes · Larder'. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Larder` : 'Larder';
  }, [title]);
}
