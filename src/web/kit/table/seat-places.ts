/** Where a seat is in the ring, as a column and a row of the seat map. */
export type SeatPlace = { readonly column: number; readonly row: number };

export const COLUMNS = 5;
/** More seats than a ring of keys can hold. */
export const SEATS_MAX = 11;

/** Clockwise from the dealer's left hand, as seats are numbered; the dealer is at the bottom. */
const RING: readonly SeatPlace[] = [
  { column: 2, row: 3 },
  { column: 1, row: 3 },
  { column: 1, row: 2 },
  { column: 1, row: 1 },
  { column: 2, row: 1 },
  { column: 3, row: 1 },
  { column: 4, row: 1 },
  { column: 5, row: 1 },
  { column: 5, row: 2 },
  { column: 5, row: 3 },
  { column: 4, row: 3 },
];
const MIDDLE = 5;
/** Pairs of places that face each other, in the order in which a growing table fills them. */
const PAIRS = [
  [2, 8],
  [4, 6],
  [3, 7],
  [1, 9],
  [0, 10],
] as const;

/** The places of seats 1, 2, 3 and so on at a table of that many seats, the same on both sides of the dealer. */
export const seatPlaces = (seats: number): readonly SeatPlace[] => {
  const count = Math.min(seats, SEATS_MAX);
  const taken = new Set<number>(PAIRS.slice(0, Math.floor(count / 2)).flat());
  if (count % 2 === 1) taken.add(MIDDLE);
  return RING.filter((_, place) => taken.has(place));
};

/** Where the dealer is: as wide as the seats beside allow. */
export const dealerColumns = (seats: number): { readonly from: number; readonly to: number } =>
  seats >= SEATS_MAX - 1 ? { from: 3, to: 3 } : { from: 2, to: 4 };
