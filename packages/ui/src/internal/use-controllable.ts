'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Controllable<Value> {
  /** The value, when the caller keeps it; `undefined` when this shall keep it. */
  value?: Value | undefined;
  /** Where it starts when nobody else keeps it. */
  defaultValue: Value;
  /** Called with every value that is asked for and differs from the one before. */
  onChange?: ((value: Value) => void) | undefined;
}

/** A value that the caller keeps, or else this: `[value, set]`. `set` stays the same and also takes a function of the value before. */
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
      // Two changes in one event build on each other.
      state.current = wanted;
      setOwn(() => wanted);
    }
    state.onChange?.(wanted);
  }, []);

  return [current, set];
}
