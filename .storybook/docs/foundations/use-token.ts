import { useEffect, useRef, useState } from 'react';

/** The computed value of a custom property on an element, updated when the theme or brand changes. */
export function useToken(name: string) {
  const ref = useRef<HTMLElement>(null);
  const [value, setValue] = useState('');
  useEffect(() => {
    const read = () =>
      setValue(ref.current ? getComputedStyle(ref.current).getPropertyValue(`--ld-${name}`).trim() : '');
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, [name]);
  return { ref, value };
}
