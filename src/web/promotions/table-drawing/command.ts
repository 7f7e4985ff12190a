import type { CommandIn } from '#core/house';
import type { SeatingView } from '#core/views';
import { linesOf, numbersIn } from '../parts/lines.ts';

/** A drawing of a table as it is written at the desk. */
export type TableDraft = {
  /** The balls in the order in which they came. */
  readonly balls: string;
  readonly seatCards: string;
  readonly item: string;
  /** By seat: the card that was drawn for the spin. */
  readonly spinCards: Readonly<Record<string, string>>;
  /** What the pointer showed, one a line. */
  readonly stops: string;
  /** `7/3`: who showed ID, by table and seat. */
  readonly ids: readonly string[];
  /** By `7/3`: the name on the ID, where the house does not know who sits there. */
  readonly names: Readonly<Record<string, string>>;
};

export const EMPTY_DRAW: TableDraft = {
  balls: '',
  seatCards: '',
  item: '',
  spinCards: {},
  stops: '',
  ids: [],
  names: {},
};

/** The newest ball of a table that is open: its seats are asked for. */
export const drawnAmong = (tables: readonly SeatingView[], balls: string): SeatingView | undefined =>
  numbersIn(balls)
    .map(ball => tables.find(({ table, isOpen }) => isOpen && table === ball))
    .findLast(found => found !== undefined);

export const seatKey = (table: number, seat: number): string => `${table}/${seat}`;

/** Everything that came out by hand, and who showed ID. Which table has won is the core's to say. TBD-1 */
export const drawTableOf = (draft: TableDraft): Extract<CommandIn<'table-drawing'>, { type: 'DrawTable' }> => ({
  type: 'DrawTable',
  balls: [...numbersIn(draft.balls)],
  ids: draft.ids.map(key => {
    const [table, seat] = numbersIn(key);
    const name = draft.names[key]?.trim() ?? '';
    // As `seatKey` wrote it.
    return { table: table!, seat: seat!, ...(name === '' ? {} : { player: name }) };
  }),
  seatCards: [...numbersIn(draft.seatCards)],
  ...(draft.item === '' ? {} : { item: draft.item }),
  spinCards: Object.fromEntries(Object.entries(draft.spinCards).filter(([, card]) => card !== '')),
  stops: [...linesOf(draft.stops)],
});

/** Each ball as it comes out; nothing while no number is written. */
export const ballOf = (text: string): CommandIn<'table-drawing'> | undefined => {
  const [ball] = numbersIn(text);
  return ball === undefined ? undefined : { type: 'DrawBall', ball };
};
