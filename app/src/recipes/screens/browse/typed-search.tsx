import { SearchBox } from '@larder/ui/search-box';
import { useState, type ReactNode } from 'react';

interface TypedSearchProps {
  /** What is searched for. */
  query: string;
  onSearch: (query: string) => void;
  trailing: ReactNode;
}

/** The search box with what is typed so far: a letter draws the box, and not the recipes below it. */
export function TypedSearch({ query, onSearch, trailing }: TypedSearchProps) {
  const [typed, setTyped] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  // Back, forward and 'Clear' change the text too, but the box itself keeps focus.
  if (query !== lastQuery) {
    setLastQuery(query);
    setTyped(query);
  }
  return <SearchBox value={typed} onValueChange={setTyped} onSearch={onSearch} trailing={trailing} />;
}
