import type { LibraryComponent, LibraryProp } from './read-library.ts';

/** A component in the table of conventions: the names of its props by what they are for. */
export interface ApiRow {
  component: string;
  errors: string[];
  busy: string[];
  off: string[];
  heading: string[];
  slots: string[];
}

const ERRORS = new Set(['error', 'errors']);
const BUSY = new Set(['pending', 'pendingIds', 'pendingAction', 'loading']);
const OFF = new Set(['disabled', 'unavailable']);

/** Props that take any node because text may need markup: they are words, not slots. */
const WORDS = new Set([
  'allLabel',
  'confirmLabel',
  'day',
  'description',
  'hint',
  'label',
  'lead',
  'legend',
  'text',
  'title',
]);

const isSlot = ({ name, text }: LibraryProp) =>
  /^render[A-Z]/.test(name) || (text.includes('ReactNode') && !WORDS.has(name));

/** Every component that shows an error, waits, can be off, has a heading or takes content. */
export function apiTable(components: readonly LibraryComponent[]): ApiRow[] {
  return components
    .map(({ name, props }) => {
      const named = (test: (prop: LibraryProp) => boolean) =>
        props
          .filter(test)
          .map((prop) => (prop.name === 'error' && prop.text.includes('true') ? 'error | true' : prop.name));
      return {
        component: name,
        errors: named((prop) => ERRORS.has(prop.name)),
        busy: named((prop) => BUSY.has(prop.name)),
        off: named((prop) => OFF.has(prop.name)),
        heading: named((prop) => prop.name === 'headingLevel'),
        slots: named(isSlot),
      };
    })
    .filter(({ errors, busy, off, heading, slots }) => [errors, busy, off, heading, slots].flat().length > 0)
    .toSorted((a, b) => (a.component < b.component ? -1 : 1));
}
