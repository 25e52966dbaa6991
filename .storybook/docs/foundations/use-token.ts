import { useEffect, useRef, useState } from 'react';

/** The value of a custom property as the browser has it at an element, read again when theme or brand change. */
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
