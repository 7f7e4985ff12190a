import type { AwardView, Parts } from '#core/views';

/** Something at the cage that can be opened. */
export type Chosen =
  | { readonly type: 'award'; readonly award: number }
  | { readonly type: 'tray'; readonly table: number }
  | { readonly type: 'promotion'; readonly promotion: string }
  | { readonly type: 'piece'; readonly key: string }
  | { readonly type: 'shift' };

/** What the cage knows, by topic. */
export type Known = {
  readonly awards: Parts<'awards'>;
  readonly trays: Parts<'trays'>;
  readonly instruments: Parts<'instruments'>;
  readonly promotions: Parts<'promotions'>;
};

const SLIP_CODE = /^(?:HW|DEMO)-0*(\d{1,9})$/;
const TABLE_AND_SEAT = /^(\d{1,5})\s*[/ -]\s*(\d{1,2})$/;

/** What was scanned or typed, best first: a slip's barcode, `7/4`, a number, a coupon, a name. */
export const search = (text: string, known: Known): readonly Chosen[] => {
  const asked = text.trim().toUpperCase();
  if (asked === '') return [];
  const slip = SLIP_CODE.exec(asked)?.[1];
  if (slip !== undefined) return awardsIn(known, award => isOfSlip(award, Number(slip)));
  const [, table, seat] = TABLE_AND_SEAT.exec(asked) ?? [];
  if (table !== undefined) {
    return awardsIn(known, award => award.table === Number(table) && award.seat === Number(seat));
  }
  const byNumber = /^\d{1,9}$/.test(asked) ? numbered(Number(asked), known) : [];
  return distinct([...byNumber, ...piecesIn(asked, known), ...named(asked, known)]);
};

const numbered = (number: number, known: Known): readonly Chosen[] => [
  ...awardsIn(known, ({ award }) => award === number),
  ...awardsIn(known, award => isOfSlip(award, number)),
  ...awardsIn(known, ({ table }) => table === number),
  ...(known.trays[String(number)] === undefined ? [] : [{ type: 'tray', table: number } as const]),
];

const piecesIn = (asked: string, { instruments }: Known): readonly Chosen[] =>
  Object.entries(instruments)
    .filter(([, { id, holder }]) => id.toUpperCase() === asked || holder.toUpperCase() === asked)
    .map(([key]) => ({ type: 'piece', key }));

const named = (asked: string, known: Known): readonly Chosen[] =>
  asked.length < LEAST_LETTERS || /^\d+$/.test(asked)
    ? []
    : awardsIn(known, ({ name, player = '' }) => [name, player].some(words => words.toUpperCase().includes(asked)));

/** Fewer letters would find half the room. */
const LEAST_LETTERS = 3;

const isOfSlip = ({ payment }: AwardView, slip: number): boolean => payment?.slip === slip;

const awardsIn = ({ awards }: Known, isFound: (award: AwardView) => boolean): readonly Chosen[] =>
  Object.values(awards)
    .filter(isFound)
    .map(({ award }) => ({ type: 'award', award }));

const distinct = (found: readonly Chosen[]): readonly Chosen[] => [
  ...new Map(found.map(one => [JSON.stringify(one), one])).values(),
];

/** What is to be paid is first, oldest first; what is settled below, newest first. */
export const isSettled = ({ claim }: AwardView): boolean => claim.state === 'paid' || claim.state === 'forfeited';

export const waitingIn = (awards: Known['awards']): readonly AwardView[] =>
  Object.values(awards)
    .filter(award => !isSettled(award))
    .toSorted((a, b) => compare(a.wonAt, b.wonAt) || a.award - b.award);

export const settledIn = (awards: Known['awards']): readonly AwardView[] =>
  Object.values(awards)
    .filter(isSettled)
    .toSorted((a, b) => compare(b.payment?.at ?? '', a.payment?.at ?? '') || b.award - a.award);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
