'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What a component's props say of a value. */
export interface Controllable<Value> {
  /** The value, if controlled; `undefined` if not. */
  value?: Value | undefined;
  /** The initial value, if uncontrolled. */
  defaultValue: Value;
  /** Called with every requested value that differs from the current one. */
  onChange?: ((value: Value) => void) | undefined;
}

/** A controlled or uncontrolled value: `[value, set]`. `set` is stable and also takes an updater function. */
export function useControllable<Value>({
  value,
  defaultValue,
  onChange,
}: Controllable<Value>): [Value, (next: Value | ((before: Value) => Value)) => void] {
  const [own, setOwn] = useState(defaultValue);
  const isOurs = value === undefined;
  const current = isOurs ? own : value;
  const latest = useRef({ current, isOurs, onChange });

  useEffect(() => {
    latest.current = { current, isOurs, onChange };
  });

  const set = useCallback((next: Value | ((before: Value) => Value)) => {
    const state = latest.current;
    const wanted = typeof next === 'function' ? (next as (before: Value) => Value)(state.current) : next;
    if (Object.is(wanted, state.current)) return;
    if (state.isOurs) {
      // Two updates in one event build on each other.
      state.current = wanted;
      setOwn(() => wanted);
    }
    state.onChange?.(wanted);
  }, []);

  return [current, set];
}
