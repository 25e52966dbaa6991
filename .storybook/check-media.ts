const CONTROLS =
  'button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio]';

/** Where a control's own picture is drawn by an element beside or round it, the edge may be there. */
const NEAR = 24;

const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 1;

const isColored = (color: string) => color !== 'transparent' && !/^rgba\(.*, 0\)$/.test(color);

function hasEdge(element: Element, pseudo?: '::before' | '::after'): boolean {
  const style = getComputedStyle(element, pseudo);
  if (pseudo && style.content === 'none') return false;
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const isBordered = sides.some(
    (side) =>
      style[`border${side}Style`] !== 'none' &&
      parseFloat(style[`border${side}Width`]) > 0 &&
      isColored(style[`border${side}Color`]),
  );
  return isBordered || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0);
}

const drawsEdge = (element: Element) =>
  hasEdge(element) || hasEdge(element, '::before') || hasEdge(element, '::after');

/** The elements that may draw a control: itself, its frame, what stands beside it. */
function drawnBy(control: Element): Element[] {
  const box = control.getBoundingClientRect();
  const frames: Element[] = [];
  for (let frame = control.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    const around = frame.getBoundingClientRect();
    if (around.height > box.height + 2 * NEAR) break;
    frames.push(frame);
  }
  return [control, ...frames, ...(control.parentElement?.children ?? []), ...control.children];
}

/** In forced colours grounds and shadows are gone: whatever can be pressed or filled in needs a drawn edge. */
function withoutEdge(): string[] {
  return [...document.querySelectorAll(`#storybook-root :is(${CONTROLS})`)]
    .filter((control) => isShown(control) && !drawnBy(control).some(drawsEdge))
    .map((control) => `no edge in forced colours: ${nameOf(control)}`);
}

/** Under reduced motion nothing runs, and nothing would take time if it were changed. */
function stillMoving(): string[] {
  const running = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 0)
    .map(({ effect }) => `moves: ${nameOf((effect as KeyframeEffect).target)}`);
  const slow = [...document.querySelectorAll('#storybook-root *')]
    .filter((element) => {
      const { transitionDuration } = getComputedStyle(element);
      return transitionDuration.split(',').some((time) => parseFloat(time) > 0);
    })
    .map((element) => `would take time to change: ${nameOf(element)}`);
  return [...running, ...slow];
}

function nameOf(element: Element | null): string {
  const slot = element?.closest('[data-slot]')?.getAttribute('data-slot') ?? '';
  const words = element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 30) ?? '';
  return `${element?.localName ?? 'something'} in ${slot} '${words}'`;
}

/** What a story asks of the reader's system with `parameters.media`. */
export interface AskedMedia {
  forcedColors?: 'active';
  reducedMotion?: 'reduce';
}

/** What is not right under the media that a story asks for, one line for each. Empty when all is well. */
export function checkMedia({ forcedColors, reducedMotion }: AskedMedia): string[] {
  return [
    ...(forcedColors ? withoutEdge() : []),
    ...(reducedMotion ? stillMoving() : []),
    ...(forcedColors && !matchMedia('(forced-colors: active)').matches ? ['forced colours are not on'] : []),
    ...(reducedMotion && !matchMedia('(prefers-reduced-motion: reduce)').matches
      ? ['reduced motion is not on']
      : []),
  ];
}
