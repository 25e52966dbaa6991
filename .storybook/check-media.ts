const CONTROLS =
  'button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio]';

/** How far, in pixels, an adjacent or surrounding element may be and still draw the control's border. */
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

/** The elements that may draw a control's border: the control, its frame and its siblings. */
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

/** Forced colours remove backgrounds and shadows, so every button and field needs a real border. */
function withoutEdge(): string[] {
  return [...document.querySelectorAll(`#storybook-root :is(${CONTROLS})`)]
    .filter((control) => isShown(control) && !drawnBy(control).some(drawsEdge))
    .map((control) => `no edge in forced colours: ${nameOf(control)}`);
}

/** With reduced motion, no animation may run and no transition may have a duration. */
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

/** User preferences that a story emulates through `parameters.media`. */
export interface AskedMedia {
  forcedColors?: 'active';
  reducedMotion?: 'reduce';
}

/** Lists violations under the media that a story emulates, one per line. */
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
