import { assert, defined } from '#core/base';
import { NOTHING, plus } from '#core/money';
import { type DrumEntry, evolver } from '#core/state';
import { seatName } from './holder.ts';
import type { Drawing, DrawingEvent, OpenDrawing, Win } from './shape.ts';

export const newDrawing = (entries: readonly DrumEntry[] = []): Drawing => ({
  entries: new Map(entries.map(entry => [entry.ticket, entry])),
  issued: new Set(entries.map(({ ticket }) => ticket)),
  lastEarned: new Map(),
  pending: [],
  wins: [],
  carried: NOTHING,
  opened: 0,
  openings: [],
  fromAwards: new Set(),
});

/** Applies what was decided. The keyed collections change in place: a ticket costs the same in any drum. */
export const evolveDrawing = evolver<Drawing, DrawingEvent>({
  TicketsIssued: (drawing, event) => entered(drawing, event),
  PointAdded: (drawing, event) => entered(drawing, event),
  DrawingOpened: (drawing, { prizes, game, at }) => {
    const open = { prizes, passed: [], ...defined({ game }) };
    const openings = at === undefined ? drawing.openings : [...drawing.openings, at];
    return { ...drawing, open, carried: NOTHING, opened: drawing.opened + 1, openings };
  },
  EntryDrawn: (drawing, { type: _, ...drawn }) => ({ ...drawing, open: { ...openOf(drawing), drawn } }),
  DrawnInVain: (drawing, event) => {
    const { drawn: _, ...open } = openOf(drawing);
    const passed = event.isOut ? open.passed : [...open.passed, event.ticket];
    return { ...taken(drawing, event), open: { ...open, passed } };
  },
  PrizeCarriedOver: (drawing, { amount }) => ({ ...withoutPrize(drawing), carried: plus(drawing.carried, amount) }),
  PrizeGivenUp: (drawing, event) => withoutPrize(taken(drawing, event)),
  PrizeAwaitsId: (drawing, event) => {
    const { type: _, isOut: _isOut, ...prize } = event;
    return { ...withoutPrize(taken(drawing, event)), pending: [...drawing.pending, prize] };
  },
  PrizeWon: (drawing, event) => withoutPrize(won(taken(drawing, event), event)),
  PrizeTakenUp: (drawing, { ticket }) => ({
    ...drawing,
    wins: drawing.wins.map(win => (win.ticket === ticket ? takenUp(win) : win)),
  }),
  IdBrought: (drawing, event) => settled(won(drawing, event), event.ticket),
  PrizeLapsed: (drawing, { ticket }) => settled(drawing, ticket),
  DrawingClosed: ({ open: _, ...drawing }, { empties }) => {
    if (empties) ownEntries(drawing).clear();
    return drawing;
  },
  DrumEmptied: (drawing, { at }) => {
    ownEntries(drawing).clear();
    return at === undefined ? drawing : { ...drawing, emptiedAt: at };
  },
});

const entered = (drawing: Drawing, event: Extract<DrawingEvent, { type: 'TicketsIssued' | 'PointAdded' }>): Drawing => {
  const entries = ownEntries(drawing);
  const { player, slot } = event;
  const numbers = event.type === 'PointAdded' ? [event.card] : event.tickets;
  const game = event.type === 'PointAdded' || event.game === undefined ? {} : { game: event.game };
  for (const ticket of numbers) {
    entries.set(ticket, { ticket, player, points: (entries.get(ticket)?.points ?? 0) + 1, ...game });
    (drawing.issued as Set<string>).add(ticket); // Ours to change; everybody else sees it readonly.
  }
  if (event.type === 'TicketsIssued' && event.award !== undefined) (drawing.fromAwards as Set<number>).add(event.award); // As above.
  const seats = event.type === 'TicketsIssued' && event.seat !== undefined ? [seatName(event.seat)] : [];
  if (slot !== undefined)
    for (const name of [player, ...seats]) (drawing.lastEarned as Map<string, string>).set(name, slot); // As above.
  return drawing;
};

const won = (drawing: Drawing, { ticket, player, prize, at, drawing: number, isToBeRaised }: Win): Drawing => {
  const win = { ticket, player, prize, at, drawing: number };
  return { ...drawing, wins: [...drawing.wins, isToBeRaised === undefined ? win : { ...win, isToBeRaised }] };
};

const takenUp = ({ isToBeRaised: _, ...win }: Win): Win => win;

const taken = (drawing: Drawing, { ticket, isOut }: { readonly ticket: string; readonly isOut: boolean }): Drawing => {
  if (isOut) ownEntries(drawing).delete(ticket);
  return drawing;
};

/** The prize in turn is settled; the drawn entry is done with. */
const withoutPrize = (drawing: Drawing): Drawing => {
  const { drawn: _, ...open } = openOf(drawing);
  return { ...drawing, open: { ...open, prizes: open.prizes.slice(1) } };
};

const settled = (drawing: Drawing, ticket: string): Drawing => ({
  ...drawing,
  pending: drawing.pending.filter(prize => prize.ticket !== ticket),
});

const openOf = ({ open }: Drawing): OpenDrawing => {
  assert(open !== undefined, 'something happened in a drawing that is not open');
  return open;
};

/** Ours to change; everybody else sees it readonly. */
const ownEntries = ({ entries }: Drawing): Map<string, DrumEntry> => entries as Map<string, DrumEntry>;
