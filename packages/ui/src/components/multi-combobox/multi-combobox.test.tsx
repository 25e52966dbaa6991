// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MultiCombobox, type MultiComboboxProps } from './index.ts';

afterEach(cleanup);

const OPTIONS = ['Indian', 'Thai', 'Turkish'].map((text) => ({ id: text.toLowerCase(), text }));
const field = (props: Partial<MultiComboboxProps> = {}) => (
  <MultiCombobox label="Cuisines" options={OPTIONS} {...props} />
);
const input = () => screen.getByRole<HTMLInputElement>('combobox');
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const press = (key: string, more = {}) => fireEvent.keyDown(input(), { key, ...more });

describe('in a form', () => {
  test('required is met by a choice, not by text', () => {
    render(field({ required: true }));
    expect(input().validationMessage).toBe('Choose at least one');
    fireEvent.change(input(), { target: { value: 'thai' } });
    expect(input().checkValidity()).toBe(false);
    press('ArrowDown');
    press('Enter');
    expect(chips()).toEqual(['Thai']);
    expect(input().value).toBe('');
    expect(input().checkValidity()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Thai' }));
    expect(input().checkValidity()).toBe(false);
  });

  test('the ids go to the form of another place', () => {
    render(
      <>
        <form id="search" aria-label="Search" />
        {field({ form: 'search', name: 'cuisine', defaultValue: ['thai', 'indian'] })}
      </>,
    );
    const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect(data.getAll('cuisine')).toEqual(['thai', 'indian']);
  });
});

test('read-only, nothing changes it', () => {
  const change = vi.fn<(value: readonly string[]) => void>();
  render(field({ readOnly: true, defaultValue: ['thai'], onValueChange: change }));
  press('ArrowDown');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  press('Enter');
  press('Backspace');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Thai' }));
  expect(change).not.toHaveBeenCalled();
});

test('Backspace removes the last one once, however long it is held down', () => {
  render(field({ defaultValue: ['thai', 'indian'] }));
  press('Backspace');
  press('Backspace', { repeat: true });
  expect(chips()).toEqual(['Thai']);
});

describe('what is announced', () => {
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  test('is nothing where the choice is refused', () => {
    render(field({ value: ['thai'] }));
    press('Backspace');
    expect(said()).toEqual(['']);
  });

  test('is what changed', () => {
    const { rerender } = render(field({ value: ['thai'] }));
    rerender(field({ value: ['indian', 'turkish'] }));
    expect(said()).toEqual(['Thai removed, Indian added, Turkish added']);
  });
});

test('leaving the field drops the text, even of a closed list', () => {
  render(field());
  fireEvent.change(input(), { target: { value: 'thai' } });
  press('Escape');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  fireEvent.blur(input());
  expect(input().value).toBe('');
});

test('a press into the text of an open list leaves it open', () => {
  render(field());
  fireEvent.click(input());
  fireEvent.click(input());
  expect(input().getAttribute('aria-expanded')).toBe('true');
});

test('the chips are named after the field, which has the focus after the last', () => {
  render(field({ defaultValue: ['thai'] }));
  expect(screen.getByRole('list', { name: 'Cuisines Chosen' })).toBeDefined();
  const chip = screen.getByRole('button', { name: 'Remove Thai' });
  chip.focus();
  fireEvent.click(chip);
  expect(document.activeElement).toBe(input());
});
