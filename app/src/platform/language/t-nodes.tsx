import { Fragment, type ReactNode } from 'react';
import { translated, type NamesIn } from './t.ts';

/**
 * A text in the cook's language with elements in its braces:
 * `tNodes('Not a cook here yet? {link}', { link: <a href="/signup">{t('Sign up')}</a> })`.
 */
export function tNodes<Text extends string>(
  text: Text,
  nodes: Readonly<Record<NamesIn<Text>, ReactNode>>,
): ReactNode {
  const known: Readonly<Record<string, ReactNode>> = nodes;
  return translated(text)
    .split(/(\{\w+\})/)
    .map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- The parts of a text never change places.
      <Fragment key={index}>{part.startsWith('{') ? known[part.slice(1, -1)] : part}</Fragment>
    ));
}
