import { checkTargets } from './check-targets.ts';
import { frames } from './frames.ts';
import { SHOWN, layerOf, shownPart } from './shown-part.ts';

/** Rounding of layout, in pixels. */
const SLACK = 2;

/** A text in more lines than this, with fewer letters a line than that, is one letter under the other. */
const MANY_LINES = 3;
const FEW_LETTERS = 3;

interface Line {
  text: string;
  of: Element;
  /** What of it is not scrolled or clipped out of sight. */
  box: DOMRect;
  cut: boolean;
  layer: Element | null;
}

function textNodes(): Text[] {
  const root =
    document.querySelector('[role="dialog"], [role="alertdialog"]') ??
    document.querySelector('#storybook-root');
  if (!root) return [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes.filter(
    ({ data, parentElement }) => data.trim() !== '' && parentElement?.checkVisibility(SHOWN),
  );
}

/** Text that only screen readers get is in a box of one pixel. */
function isForReadersOnly(of: Element): boolean {
  const { width, height } = of.getBoundingClientRect();
  return Math.min(width, height) <= 1;
}

/**
 * Whether something cuts a line off at its side. What scrolls does not; what has a number of lines is a preview, such as the
 * first steps of a meal.
 */
function isCut(line: DOMRect, of: Element): boolean {
  for (let around: Element | null = of; around && around !== document.body; around = around.parentElement) {
    const { overflowX, position, clipPath, webkitLineClamp } = getComputedStyle(around);
    const isWhole = position === 'fixed' || clipPath !== 'none' || webkitLineClamp !== 'none';
    if (isWhole || overflowX === 'auto' || overflowX === 'scroll') return false;
    const edge = around.getBoundingClientRect();
    const isOutside = edge.left - line.left > SLACK || line.right - edge.right > SLACK;
    if (overflowX !== 'visible' && isOutside) return true;
  }
  return false;
}

function linesOf(node: Text): Line[] {
  const of = node.parentElement ?? document.body;
  if (isForReadersOnly(of)) return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  const layer = layerOf(of);
  return [...range.getClientRects()]
    .map((box) => ({
      text: node.data.trim().slice(0, 30),
      of,
      layer,
      box: shownPart(box, of),
      cut: isCut(box, of),
    }))
    .filter(({ box }) => box.width > SLACK && box.height > SLACK);
}

const overlap = (one: DOMRect, other: DOMRect) =>
  Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );

/** Lines of different elements on top of each other; the leading of tight lines may touch. */
function covered(lines: readonly Line[]): string[] {
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      if (one.of === other.of || one.layer !== other.layer) return [];
      const reach = overlap(one.box, other.box);
      return reach > Math.min(one.box.height, other.box.height) / 3
        ? `'${one.text}' and '${other.text}' cover each other by ${Math.round(reach)} px`
        : [];
    }),
  );
}

/**
 * Lists what text at twice the size breaks, one problem per line: sideways scrolling, lines cut off, targets or lines on
 * top of each other, and words set one letter under the other.
 */
export async function checkLargeText(): Promise<string[]> {
  const root = document.documentElement;
  const before = root.style.fontSize;
  root.style.fontSize = '200%';
  await frames();
  try {
    const sideways = root.scrollWidth - root.clientWidth;
    const nodes = textNodes().map((node) => ({ letters: node.data.trim().length, lines: linesOf(node) }));
    const lines = nodes.flatMap((node) => node.lines);
    const cut = lines.filter((line) => line.cut).map(({ text }) => `'${text}' is cut off`);
    const columns = nodes
      .filter((node) => {
        // Text in two directions has several boxes in a line.
        const rows = new Set(node.lines.map(({ box }) => Math.round(box.bottom))).size;
        return rows >= MANY_LINES && node.letters / rows < FEW_LETTERS;
      })
      .map((node) => `'${node.lines[0]?.text}' stands one letter under the other`);
    return [
      ...(sideways > SLACK ? [`scrolls sideways by ${sideways} px`] : []),
      ...cut,
      ...columns,
      ...covered(lines),
      ...checkTargets(24),
    ];
  } finally {
    root.style.fontSize = before;
    await frames();
  }
}
