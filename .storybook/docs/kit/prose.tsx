import { Fragment } from 'react';

/** Text of a docstring or guide: what stands in backticks, or is linked to, is code. */
export function Prose({ children }: { children: string }) {
  return children.split(/`([^`]+)`|\{@link (\w+)\}/).map((part, index) => {
    // The parts of a text never change places.
    const key = `${index}`;
    if (!part) return null;
    return index % 3 === 0 ? <Fragment key={key}>{part}</Fragment> : <code key={key}>{part}</code>;
  });
}
