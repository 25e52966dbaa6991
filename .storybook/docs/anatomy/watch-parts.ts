import type { Box } from '../../../packages/ui/src/internal/docs/anatomy-marks.ts';

/** Where the first visible element of each slot is, in the coordinates of the stage. */
function measure(stage: HTMLElement, slots: readonly string[]): Map<number, Box> {
  const around = stage.getBoundingClientRect();
  const frame = stage.querySelector('iframe');
  const frameBox = frame?.getBoundingClientRect();
  const page = frame?.contentDocument;
  const scale = frame && frameBox && frame.clientWidth > 0 ? frameBox.width / frame.clientWidth : 1;
  const origin = frameBox ?? { left: 0, top: 0 };
  const found = new Map<number, Box>();
  for (const [index, slot] of slots.entries()) {
    const element = [...(page ?? stage).querySelectorAll(`[data-slot="${slot}"]`)].find((each) =>
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const box = element?.getBoundingClientRect();
    if (!box || box.width < 2 || box.height < 2) continue;
    found.set(index + 1, {
      left: origin.left + box.left * scale - around.left,
      top: origin.top + box.top * scale - around.top,
      width: box.width * scale,
      height: box.height * scale,
    });
  }
  return found;
}

/** Reports where the parts are whenever they may have moved: rendered, resized, or loaded in a frame. */
export function watchParts(
  stage: HTMLElement,
  slots: readonly string[],
  report: (parts: Map<number, Box>) => void,
): () => void {
  let asked = 0;
  const look = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => report(measure(stage, slots)));
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  const ended = new AbortController();
  // Events of pictures and frames do not bubble.
  const options = { capture: true, signal: ended.signal };
  const follow = (root: Element) => {
    sizes.observe(root);
    changes.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['style', 'open', 'data-state'],
    });
    for (const arrival of ['animationend', 'transitionend', 'scroll'])
      root.addEventListener(arrival, look, options);
  };
  const enter = ({ target }: Event) => {
    const body = target instanceof HTMLIFrameElement && target.contentDocument?.body;
    if (body) follow(body);
    look();
  };
  follow(stage);
  stage.addEventListener('load', enter, options);
  return () => {
    cancelAnimationFrame(asked);
    ended.abort();
    sizes.disconnect();
    changes.disconnect();
  };
}
