/** A box in the coordinates of the picture. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A number beside the picture, and the point of the part that it stands for. */
export interface Mark {
  number: number;
  x: number;
  y: number;
  toX: number;
  toY: number;
}

/** From the picture's edge to the middle of a number. */
const INSET = 20;
/** From number to number. */
const GAP = 32;
/** How far a line reaches into its part. */
const REACH = 5;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Moves numbers of one side apart, and back into the picture from below. */
function spread(marks: readonly Mark[], height: number): Mark[] {
  let free = INSET;
  const down = marks
    .toSorted((a, b) => a.y - b.y)
    .map((mark) => {
      const y = Math.max(mark.y, free);
      free = y + GAP;
      return { ...mark, y };
    });
  let room = height - INSET;
  return down
    .toReversed()
    .map((mark) => {
      const y = Math.max(INSET, Math.min(mark.y, room));
      room = y - GAP;
      return { ...mark, y };
    })
    .toReversed();
}

/**
 * Places a number for each part beside the parts, on its nearer side, each at the height of its part if there is room. The
 * first, the root, is pointed at by its corner, because its middle belongs to others.
 */
export function markParts(
  parts: ReadonlyMap<number, Box>,
  { width, height }: { width: number; height: number },
): Mark[] {
  const boxes = [...parts.values()];
  const start = Math.min(...boxes.map(({ left }) => left));
  const end = Math.max(...boxes.map((box) => box.left + box.width));
  const leftX = Math.max(INSET, start - GAP);
  const rightX = Math.min(width - INSET, end + GAP);
  const marks = [...parts].map(([number, box]) => {
    const isRoot = number === 1;
    const isLeft = isRoot || box.left + box.width / 2 <= (start + end) / 2;
    const reach = Math.min(REACH, box.width / 2);
    const toX = isLeft ? box.left + reach : box.left + box.width - reach;
    const toY = isRoot ? box.top + Math.min(REACH, box.height / 2) : box.top + box.height / 2;
    const inside = { toX: between(toX, INSET * 2, width - INSET * 2), toY: between(toY, 0, height) };
    return { number, x: isLeft ? leftX : rightX, y: inside.toY, ...inside };
  });
  const [left, right] = [leftX, rightX].map((side) => marks.filter(({ x }) => x === side));
  return [...spread(left ?? [], height), ...spread(right ?? [], height)];
}

/** How high a picture has to be for so many numbers on one side. */
export const heightFor = (count: number) => INSET * 2 + GAP * (count - 1);

/** A picture as low as this is shown whole. */
const WHOLE = 420;
/** What is shown of a part that is higher. */
const SEEN = 96;
/** What is shown of the picture below the lowest part. */
const BELOW = 32;

/** How high a picture has to be to show where each part begins: the hundredth row of a list says no more than the first. */
export function depthFor(parts: ReadonlyMap<number, Box>): number {
  const ends = [...parts.values()].map(({ top, height }) => top + Math.min(height, SEEN));
  return Math.max(WHOLE, ...ends.map((end) => end + BELOW));
}
