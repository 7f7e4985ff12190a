import type { Place, Stage, TournamentBoard, TournamentDesk } from '#core/mechanisms/tournament';
import type { PromotionView } from '#core/views';

/** A tournament among the promotions. */
export type EventView = PromotionView & { readonly desk: TournamentDesk; readonly board: TournamentBoard };
export type EntrantView = TournamentDesk['entrants'][number];

export const isEvent = (one: PromotionView): one is EventView =>
  one.desk.type === 'tournament' && one.board.type === 'tournament';

/** As it is advertised. */
export const titleOf = ({ desk, promotion }: EventView): string => desk.structure.name ?? promotion;

/** How the list of events is parted. */
export const GROUPS = ['running', 'announced', 'done'] as const;
type Group = (typeof GROUPS)[number];

const GROUP_OF: { readonly [One in Stage]: Group } = {
  planned: 'announced',
  'open for sign-ups': 'running',
  closed: 'running',
  over: 'done',
};

export const groupOf = ({ desk, board }: EventView): Group =>
  desk.cancelled === undefined ? GROUP_OF[board.stage] : 'done';

/** Cards are dealt, or soon will be: sign-ups have begun and the event is not over. */
export const isPlayed = ({ board: { stage } }: Pick<EventView, 'board'>): boolean =>
  stage === 'open for sign-ups' || stage === 'closed';

export const isIn = ({ finish }: EntrantView): boolean => finish === undefined;

/** What a person has bought besides the entry, under whichever id: a second entry was an entry again. TRN-42 */
export const boughtBy = (entrant: EntrantView) => {
  const { also = [] } = entrant;
  const all = [entrant, ...also];
  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
  return {
    rebuys: sum(all.map(({ rebuys }) => rebuys)),
    addOns: sum(all.map(({ addOns }) => addOns)),
    reEntries: sum(all.map(({ reEntries = 0 }) => reEntries)) + also.length,
  };
};

/** Players who are in, by seat; those without a seat come last. */
export const inOrder = (entrants: readonly EntrantView[]): readonly EntrantView[] =>
  entrants
    .filter(isIn)
    .toSorted((a, b) => placeNumber(a.seat) - placeNumber(b.seat) || a.player.localeCompare(b.player));

const placeNumber = (seat: Place | undefined): number =>
  seat === undefined ? Number.POSITIVE_INFINITY : seat.table * 100 + seat.seat;

/** What the bars of a seat card say: the id, behind a sign with which neither a club card nor a name begins. */
export const seatCardOf = (player: string): string => `${CARD_SIGN}${player}`;

/** Whose seat card was read; nothing where it is something else. */
export const playerOnCard = (read: string): string | undefined =>
  read.trim().startsWith(CARD_SIGN) ? read.trim().slice(CARD_SIGN.length) : undefined;

const CARD_SIGN = '#';

/**
 * Those whose name, or table and seat, begins with or has what was typed: `7/4` is seat 4 of table 7. A seat card finds
 * its player and nobody else.
 */
export const findPlayers = (entrants: readonly EntrantView[], typed: string): readonly EntrantView[] => {
  const onCard = playerOnCard(typed);
  if (onCard !== undefined) return entrants.filter(({ player }) => player === onCard);
  const words = typed.trim().toLowerCase();
  if (words === '') return entrants;
  const exact = entrants.filter(({ player }) => player.toLowerCase() === words);
  if (exact.length > 0) return exact;
  const [, table, seat] = /^(\d+)\/(\d*)$/.exec(words) ?? [];
  if (table !== undefined) {
    return entrants.filter(one => one.seat?.table === Number(table) && (seat === '' || one.seat.seat === Number(seat)));
  }
  return entrants.filter(({ player }) => player.toLowerCase().includes(words));
};

/** Who sits where at a table. */
export const seatedAt = (entrants: readonly EntrantView[], table: number): ReadonlyMap<number, EntrantView> =>
  new Map(entrants.flatMap(one => (one.seat?.table === table ? [[one.seat.seat, one] as const] : [])));

const TABLES_MAX = 200;

/** Numbers of tables as a director writes them: `1-4, 9`. Nothing where it cannot be read. */
export const tablesTyped = (typed: string): readonly number[] | undefined => {
  const parts = typed.split(/[\s,;]+/).filter(part => part !== '');
  const numbers = parts.flatMap(part => {
    const [, from, to = from] = /^([1-9]\d{0,4})(?:[-–]([1-9]\d{0,4}))?$/.exec(part) ?? [];
    const count = Number(to) - Number(from) + 1;
    return count > 0 && count <= TABLES_MAX ? Array.from({ length: count }, (_, n) => Number(from) + n) : [undefined];
  });
  const read = numbers.filter(number => number !== undefined);
  const isFit = read.length > 0 && read.length === numbers.length && new Set(read).size === read.length;
  return isFit ? read : undefined;
};

/** A player as the house knows them: one word of plain letters, since the journal has ids and no names. */
export const playerTyped = (typed: string): string => plainWords(typed).replaceAll(/\s+/g, '-');

/** A number of the club, as its card has it. */
export const isClubCard = (typed: string): boolean => /^\d{10}$/.test(typed.replaceAll(/[\s-]/g, ''));

/** The key of an event by its name, unlike all that run: `spring-classic`, then `spring-classic-2`. */
export const keyFor = (name: string, taken: readonly string[]): string => {
  const base = plainWords(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  const first = base === '' ? 'tournament' : base;
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? first : `${first}-${number}`;
    if (!taken.includes(key)) return key;
  }
};

const plainWords = (typed: string): string => typed.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '');
