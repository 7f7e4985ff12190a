import { accept, type Decision } from '#core/base';
import type { Cents } from '#core/money';
import type { Merging } from '#core/state';
import type { Entrants } from './appliers.ts';
import { isBetter } from './due.ts';
import type { EntryEvent, TournamentEvent } from './event-shape.ts';
import { refuse } from './refusals.ts';
import type { Entrant, Tournament } from './state-shape.ts';
import type { Structure } from './structure-shape.ts';

/**
 * One person is one entrant. An entry goes on under the id that stays. Two become one while prizes are open and one of
 * them is out; a later one would move places and prizes of others that are fixed. TRN-42
 */
export const decideMerge = (tournament: Tournament, { from, into, promotion }: Merging): Decision<TournamentEvent> => {
  const { entrants, money, structure, cancelled } = tournament;
  const [isTarget, isOther] = [from, into].map(name => bountyOn(structure, name) !== undefined);
  const [gone, kept] = [entrants.get(from), entrants.get(into)];
  const isOnlyPosted = isTarget && !isOther && kept === undefined;
  if (gone === undefined && !isOnlyPosted) return accept();
  const areBothIn = gone?.finish === undefined && kept?.finish === undefined;
  const isTwice = gone !== undefined && kept !== undefined && cancelled === undefined;
  if (isTwice && (areBothIn || isTarget || isOther || money !== undefined)) {
    const event = structure.name ?? promotion;
    return refuse('entered-twice', { player: from, other: into, event }, 'TRN-42; CLB-4');
  }
  return accept({ type: 'PlayersMerged', player: into, from });
};

type Merged = Extract<EntryEvent, { type: 'PlayersMerged' }>;

/** Everything that the event has under the id that is gone is under the other. People of the staff have other ids. */
export const mergePlayers = (tournament: Tournament, { player, from }: Merged, entrants: Entrants): Tournament => {
  const now = (name: string): string => (name === from ? player : name);
  const of = <Named extends { readonly player: string }>(one: Named): Named => ({ ...one, player: now(one.player) });
  const { deal, voided, moves, seatsBefore, penalties, counted } = tournament;
  mergeEntrants(entrants, { player, from });
  return {
    ...tournament,
    structure: withTarget(tournament, { player, from }),
    eliminations: tournament.eliminations.map(one => ({ ...of(one), by: one.by.map(now) })),
    payments: tournament.payments.map(of),
    ...(deal === undefined ? {} : { deal: deal.map(now) }),
    ...(voided === undefined ? {} : { voided: voided.map(of) }),
    ...(moves === undefined ? {} : { moves: moves.map(of) }),
    ...(seatsBefore === undefined ? {} : { seatsBefore: { ...seatsBefore, seats: seatsBefore.seats.map(of) } }),
    ...(penalties === undefined ? {} : { penalties: penalties.map(of) }),
    ...(counted === undefined ? {} : { counted: { ...counted, stacks: renamed(counted.stacks, now) } }),
  };
};

/** In the place of the one who came first; the map keeps the order of registration. */
const mergeEntrants = (entrants: Entrants, { player, from }: Pick<Merged, 'player' | 'from'>): void => {
  const before = [...entrants.values()];
  const merged = oneOf(...before.filter(one => one.player === from || one.player === player));
  entrants.clear();
  for (const one of before) {
    if (one.player !== from && one.player !== player) entrants.set(one.player, one);
    else if (merged !== undefined) entrants.set(player, { ...merged, player });
  }
};

/** The entry that is in, or that went out later, counts; the other was an entry as well. */
const oneOf = (one?: Entrant, other?: Entrant): Entrant | undefined => {
  if (one === undefined || other === undefined) return one;
  const isOther = one.finish !== undefined && isBetter(other.finish, one.finish);
  const [better, { also = [], ...worse }] = isOther ? [other, one] : [one, other];
  return { ...better, also: [...(better.also ?? []), worse, ...also] };
};

/** The bounty of the entry holds; one on the other id, who never came, only while prizes are open. TRN-7 */
const withTarget = ({ structure, money }: Tournament, { player, from }: Pick<Merged, 'player' | 'from'>): Structure => {
  const { bounties } = structure;
  if (bounties === undefined) return structure;
  const others = Object.entries(bounties.on).filter(([target]) => target !== from && target !== player);
  const amount = bountyOn(structure, from) ?? (money === undefined ? bountyOn(structure, player) : undefined);
  const on = Object.fromEntries(amount === undefined ? others : [...others, [player, amount]]);
  return { ...structure, bounties: { ...bounties, on } };
};

const bountyOn = ({ bounties }: Structure, name: string): Cents | undefined =>
  bounties !== undefined && Object.hasOwn(bounties.on, name) ? bounties.on[name] : undefined;

const renamed = <Value>(
  values: Readonly<Record<string, Value>>,
  now: (name: string) => string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [now(name), value]));
