/** Where something is on the screen. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Point = { readonly x: number; readonly y: number };

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Which box an arrow key leads to from the one at `from`: the nearest that way, however they are laid out. */
export const nextByArrow = (boxes: readonly Box[], from: number, key: string): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  const step = STEPS[key];
  const here = boxes[from];
  if (step === undefined || here === undefined) return undefined;
  const ways = boxes.flatMap((box, place) =>
    lies(here, box, step) ? [{ place, far: distance(here, box, step) }] : [],
  );
  return ways.toSorted((a, b) => a.far - b.far)[0]?.place;
};

/** The other box begins where this one ends, in the direction of the step. */
const lies = (here: Box, other: Box, step: Point): boolean => {
  if (step.x !== 0) return step.x > 0 ? other.left >= here.right : other.right <= here.left;
  return step.y > 0 ? other.top >= here.bottom : other.bottom <= here.top;
};

/** Distance along the step, plus a large penalty sideways: a row or column is left only when it ends. */
const distance = (here: Box, other: Box, step: Point): number => {
  const [a, b] = [centre(here), centre(other)];
  const along = step.x !== 0 ? Math.abs(b.x - a.x) : Math.abs(b.y - a.y);
  const gap =
    step.x !== 0
      ? apart(here.top, here.bottom, other.top, other.bottom)
      : apart(here.left, here.right, other.left, other.right);
  const aside = step.x !== 0 ? Math.abs(b.y - a.y) : Math.abs(b.x - a.x);
  return along + aside / 10 + gap * 100;
};

const apart = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo);

const centre = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
