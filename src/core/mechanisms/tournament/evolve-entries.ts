import { type Appliers, type Entrants, entrantOf, seated } from './appliers.ts';
import type { EntryEvent } from './event-shape.ts';
import { mergePlayers } from './merge.ts';
import type { Entrant, PurchaseKind } from './state-shape.ts';

export const APPLY_ENTRIES: Appliers<EntryEvent> = {
  StructureChanged: (tournament, { structure }) => ({ ...tournament, structure }),
  SignUpsOpened: tournament => ({ ...tournament, stage: 'open for sign-ups' }),
  PlayerRegistered: (tournament, { player, entry, from }, entrants) => {
    entrants.set(player, { player, entry, rebuys: 0, addOns: 0, ...(from === undefined ? {} : { from }) });
    return tournament;
  },
  PlayerUnregistered: (tournament, { player }, entrants) => {
    entrants.delete(player);
    return tournament;
  },
  ChipsBought: (tournament, { player, what }, entrants) => {
    const entrant = entrantOf(entrants, player);
    if (what === 'add-on') entrants.set(player, { ...entrant, addOns: entrant.addOns + 1 });
    else entrants.set(player, { ...backIn(entrant), rebuys: entrant.rebuys + 1 });
    return tournament;
  },
  PlayerReEntered: (tournament, { player }, entrants) => {
    const entrant = entrantOf(entrants, player);
    entrants.set(player, { ...backIn(entrant), reEntries: (entrant.reEntries ?? 0) + 1 });
    return tournament;
  },
  PurchaseBackedOut: (tournament, { player, what }, entrants) => {
    entrants.set(player, withOneLess(entrants, player, what));
    return tournament;
  },
  PlayersMerged: mergePlayers,
  EntriesClosed: (tournament, { money }) => ({ ...tournament, stage: 'closed', money }),
  TournamentCancelled: ({ money: _, ...tournament }, { reason }) => ({
    ...tournament,
    stage: 'over',
    cancelled: reason,
  }),
  EntriesReopened: ({ money: _, signatures: _signed, ...tournament }) => ({
    ...tournament,
    stage: 'open for sign-ups',
  }),
};

/** A player who buys in again is in again. */
const backIn = ({ finish, comebacks = [], ...entrant }: Entrant): Entrant => ({
  ...entrant,
  comebacks: [...comebacks, finish === undefined ? {} : { finish }],
});

/** A player who had come back by it is out again. */
const withOneLess = (entrants: Entrants, player: string, what: PurchaseKind): Entrant => {
  const entrant = entrantOf(entrants, player);
  if (what === 'add-on') return { ...entrant, addOns: entrant.addOns - 1 };
  const { comebacks = [], ...back } = entrant;
  const left = comebacks.slice(0, -1);
  const finish = comebacks.at(-1)?.finish;
  const again = {
    ...(finish === undefined ? back : { ...seated(back, undefined), finish }),
    ...(left.length === 0 ? {} : { comebacks: left }),
  };
  return what === 'rebuy'
    ? { ...again, rebuys: again.rebuys - 1 }
    : { ...again, reEntries: (again.reEntries ?? 1) - 1 };
};
