import type { MethodPickerProps } from '@larder/ui/method-picker';
import { useSearchParams } from 'react-router-dom';

/** A way of adding. */
export type Way = NonNullable<MethodPickerProps['value']>;

const WAYS: readonly Way[] = ['tiles', 'typed', 'presets', 'voice'];

/** The way of adding from the URL, `?add=presets`, or null; and a setter. */
export function useWay(): [way: Way | null, open: (way: Way | null) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('add');
  const way = WAYS.find((each) => each === asked) ?? null;
  const open = (next: Way | null) => {
    if (next !== way) setParams(next ? { add: next } : {}, { replace: true });
  };
  return [way, open];
}
