/** A story again on a phone, where it is there to be looked at: its play has run on the desktop. */
export function onPhone<S extends object>(story: S): Omit<S, 'play'> & typeof PHONE {
  const { play: _, ...shown } = story as S & { play?: unknown };
  return { ...shown, ...PHONE };
}

const PHONE = { globals: { viewport: { value: 'phone' } } };
