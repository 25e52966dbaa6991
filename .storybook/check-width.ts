import { frames } from './frames.ts';

/** Lists by how much the page scrolls sideways, if it does, at the size that it has just been given. */
export async function checkWidth(): Promise<string[]> {
  await frames();
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth
    ? [`scrolls sideways by ${scrollWidth - clientWidth} px at ${clientWidth} px`]
    : [];
}
