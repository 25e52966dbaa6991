// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNewWeekWords } from './new-week-labels.ts';
import { WishSentence, type ReadSentence } from './wish-sentence.tsx';

const place = document.createElement('div');
const scroll = vi.fn<Element['scrollIntoView']>();
let page: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = scroll.mockClear();
  document.body.append(place);
  page = createRoot(place);
});
afterEach(() => {
  act(() => page.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;

interface SentenceProps {
  read?: ReadSentence;
  pending?: boolean;
  error?: string;
}

function Sentence({ read, pending = false, error }: SentenceProps) {
  const words = useNewWeekWords(undefined);
  return <WishSentence onRead={nothing} read={read ?? null} pending={pending} error={error} words={words} />;
}

const show = (props: SentenceProps) => act(() => page.render(<Sentence {...props} />));
const filled = (): ReadSentence => ({ filled: true, notUnderstood: [] });

function ask(sentence: string) {
  const input = place.querySelector('input')!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, sentence);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => place.querySelector('form')!.requestSubmit());
}

test('the answer to a sentence comes into view once, whatever is chosen after it', () => {
  show({});
  ask('something quick');
  show({ pending: true });
  expect(scroll).not.toHaveBeenCalled();
  show({ read: filled() });
  expect(scroll).toHaveBeenCalledOnce();
  // A chip is pressed: the page makes the same answer anew.
  show({ read: filled() });
  expect(scroll).toHaveBeenCalledOnce();
});

test('each answer comes into view, also the same again', () => {
  show({});
  ask('something quick');
  show({ read: filled() });
  ask('something quick');
  show({ read: filled(), pending: true });
  expect(scroll).toHaveBeenCalledOnce();
  show({ read: filled() });
  expect(scroll).toHaveBeenCalledTimes(2);
});

test('why a sentence could not be read comes into view', () => {
  show({});
  ask('something quick');
  show({ pending: true });
  show({ error: 'That could not be read.' });
  expect(scroll).toHaveBeenCalledOnce();
});

test('an answer that is there from the start leaves the page where it is', () => {
  show({ read: filled() });
  expect(scroll).not.toHaveBeenCalled();
});
