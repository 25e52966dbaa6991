// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DateField, type DateFieldProps } from './index.ts';

afterEach(cleanup);

const field = (props: Partial<DateFieldProps> = {}) => (
  <DateField label="First day" today="2026-11-23" {...props} />
);
const input = () => screen.getByLabelText<HTMLInputElement>('First day');
const type = (value: string) => fireEvent.change(input(), { target: { value } });

test.each(['20266-11-27', '0002-11-27'])('a year such as in %s is a draft, and no form gets it', (typed) => {
  const change = vi.fn<(value: string | null) => void>();
  render(field({ onValueChange: change }));
  type(typed);
  expect(input().value).toBe(typed);
  expect(change).not.toHaveBeenCalled();
  expect(input().checkValidity()).toBe(false);
  expect(input().hasAttribute('aria-invalid')).toBe(false);
  fireEvent.blur(input());
  expect(screen.getByText('Enter the day, month and year')).toBeDefined();
  type('2026-11-27');
  expect(change).toHaveBeenLastCalledWith('2026-11-27');
  expect(input().checkValidity()).toBe(true);
});

test('a year has four digits unless the caller says otherwise', () => {
  render(field());
  expect(input().max).toBe('9999-12-31');
});

test('an empty value is none', () => {
  render(field({ value: '', hint: 'When you start' }));
  expect(input().checkValidity()).toBe(true);
  expect(screen.getByText('When you start')).toBeDefined();
});

test.each(['20266-11-27', '0002-11-27', '2026-02-31', 'tomorrow'])(
  'a value of %s does not crash',
  (value) => {
    render(field({ value }));
    expect(input().checkValidity()).toBe(false);
  },
);

test('an initial value outside the limits is called wrong at once', () => {
  render(field({ defaultValue: '2026-11-22', min: '2026-11-23' }));
  expect(screen.getByText('Choose Monday, November 23 or later')).toBeDefined();
  expect(input().checkValidity()).toBe(false);
});

test('a new value replaces what was being typed', () => {
  const { rerender } = render(field({ value: '2026-11-27' }));
  type('0002-11-27');
  rerender(field({ value: '2026-11-30' }));
  expect(input().value).toBe('2026-11-30');
  expect(input().checkValidity()).toBe(true);
  expect(screen.getByText('Monday, November 30, in 7 days')).toBeDefined();
});

test('a form around it cannot be submitted with a draft', () => {
  render(<form aria-label="Week">{field({ name: 'day', defaultValue: '2026-11-27' })}</form>);
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(form.checkValidity()).toBe(true);
  type('0002-11-27');
  expect(form.checkValidity()).toBe(false);
});
