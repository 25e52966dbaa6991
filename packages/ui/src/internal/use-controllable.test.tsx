// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useControllable } from './use-controllable.ts';

test('keeps the value itself if uncontrolled', () => {
  const onChange = vi.fn<(value: string) => void>();
  const { result } = renderHook(() => useControllable({ defaultValue: 'a', onChange }));
  expect(result.current[0]).toBe('a');
  act(() => result.current[1]('b'));
  expect(result.current[0]).toBe('b');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
});

test("shows the caller's value, and only requests another", () => {
  const onChange = vi.fn<(value: string) => void>();
  const { result, rerender } = renderHook(
    ({ value }) => useControllable({ value, defaultValue: '', onChange }),
    { initialProps: { value: 'a' } },
  );
  act(() => result.current[1]('b'));
  expect(result.current[0]).toBe('a');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
  rerender({ value: 'b' });
  expect(result.current[0]).toBe('b');
});

test("the caller's empty value is a value", () => {
  const { result } = renderHook(() => useControllable<string | null>({ value: null, defaultValue: 'a' }));
  expect(result.current[0]).toBeNull();
});

test('is silent if nothing changes', () => {
  const onChange = vi.fn<(value: number) => void>();
  const { result } = renderHook(() => useControllable({ defaultValue: 1, onChange }));
  act(() => result.current[1](1));
  expect(onChange).not.toHaveBeenCalled();
});

test('updates from the previous value, with the latest listener and a stable setter', () => {
  const first = vi.fn<(value: number) => void>();
  const second = vi.fn<(value: number) => void>();
  const { result, rerender } = renderHook(({ onChange }) => useControllable({ defaultValue: 1, onChange }), {
    initialProps: { onChange: first },
  });
  const set = result.current[1];
  rerender({ onChange: second });
  act(() => set((before) => before + 1));
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith(2);
  expect(result.current).toEqual([2, set]);
});

test('two changes in one event build on each other', () => {
  const { result } = renderHook(() => useControllable<readonly string[]>({ defaultValue: [] }));
  act(() => {
    result.current[1]((before) => [...before, 'a']);
    result.current[1]((before) => [...before, 'b']);
  });
  expect(result.current[0]).toEqual(['a', 'b']);
});
