import { accept, type Decision, type Refusal } from '#core/base';
import { minus, NOTHING, times } from '#core/money';
import { type Asked, clauseIn, type Deciders, type Named, notIn, withoutReason } from './asked.ts';
import { checkStructure } from './check-structure.ts';
import { levelNow } from './clock.ts';
import type { EntryCommand } from './command-shape.ts';
import { bountiesIn, stillIn } from './due.ts';
import { ending } from './eliminate.ts';
import type { TournamentEvent } from './event-shape.ts';
import { poolOf, prizeMoney } from './prizes.ts';
import { refuse } from './refusals.ts';
import { entriesIn, entriesOf, soldIn } from './sold.ts';
import type { Entrant, PurchaseKind } from './state-shape.ts';

/** What is posted and sold, and how to undo it. TRN-2, TRN-15, TRN-27 */
export const DECIDE_ENTRIES: Deciders<EntryCommand> = {
  /** Until sign-ups begin; from then on everybody has the same terms. TRN-2 */
  ChangeStructure: ({ rule, tournament }, { structure }) => {
    if (tournament.stage !== 'planned') return refuse('structure-locked', {}, clauseIn(rule));
    const checked = checkStructure(rule, structure);
    return checked.ok ? accept({ type: 'StructureChanged', structure }) : checked;
  },
  OpenSignUps: asked => {
    const refused = notIn(asked, 'planned');
    if (refused !== undefined) return refused;
    const checked = checkStructure(asked.rule, asked.tournament.structure);
    return checked.ok ? accept({ type: 'SignUpsOpened' }) : checked;
  },
  RegisterPlayer: (asked, command) => selling(asked) ?? register(asked, command),
  UnregisterPlayer: (asked, command) => selling(asked) ?? withoutReason(command.reason) ?? unregister(asked, command),
  Rebuy: (asked, { player }) => selling(asked) ?? buy(asked, player, 'rebuy'),
  AddOn: (asked, { player }) => selling(asked) ?? buy(asked, player, 'add-on'),
  ReEnter: (asked, { player }) => selling(asked) ?? buy(asked, player, 're-entry'),
  BackOutPurchase: (asked, command) => selling(asked) ?? withoutReason(command.reason) ?? backOut(asked, command),
  CloseEntries: asked => selling(asked) ?? closeEntries(asked),
  ReopenEntries: (asked, { reason }) =>
    notIn(asked, 'closed', 'over') ?? withoutReason(reason) ?? reopen(asked, reason),
  CancelTournament: (asked, { reason }) =>
    notIn(asked, 'planned', 'open for sign-ups', 'closed') ?? withoutReason(reason) ?? cancel(asked, reason),
};

/** Payers get their money back, fees too; what the house added goes back to the house. TRN-35 */
const cancel = ({ tournament }: Asked, reason: string): Decision<TournamentEvent> => {
  const { money, payments, structure, deal } = tournament;
  if (deal !== undefined) return refuse('deal-stands', {}, 'TRN-35');
  if (payments.length > 0) return refuse('paid-already', { player: payments.at(-1)!.player }, 'TRN-35');
  const sold = soldIn(tournament);
  const given = entriesIn(tournament).filter(({ entry }) => entry !== 'paid').length;
  const toHouse = times(structure.buyIn, given);
  const toPlayers = minus(poolOf(structure, sold), toHouse);
  const fees = times(structure.entryFee, sold.entries - sold.withoutFee);
  const back: readonly TournamentEvent[] = money === undefined ? [] : [{ type: 'EntriesReopened', money, reason }];
  return accept<TournamentEvent>(...back, { type: 'TournamentCancelled', toPlayers, toHouse, fees, reason });
};

const selling = (asked: Asked): Refusal | undefined => notIn(asked, 'open for sign-ups');

/** Paid entries pay buy-in and entry fee at the desk; for other entries the house pays the buy-in. */
const register = (asked: Asked, { player, entry, from }: Named<'RegisterPlayer'>): Decision<TournamentEvent> => {
  const { rule, tournament } = asked;
  if (player.trim() === '') return refuse('name-missing', {}, clauseIn(rule));
  if (tournament.entrants.has(player)) return refuse('registered-before', { player }, clauseIn(rule));
  const { buyIn, entryFee, lateEntryUntil } = tournament.structure;
  const late = outsidePeriod(asked, 'entry', { untilLevel: lateEntryUntil });
  if (late !== undefined) return late;
  const fee = entry === 'paid' ? entryFee : NOTHING;
  const won = from === undefined ? {} : { from };
  return accept({ type: 'PlayerRegistered', player, entry, buyIn, entryFee: fee, ...won });
};

/** Only a player with nothing but the entry: everything else is taken back first, in its order. */
const unregister = ({ rule, tournament }: Asked, { player, reason }: Named<'UnregisterPlayer'>) => {
  const entrant = tournament.entrants.get(player);
  if (entrant === undefined) return refuse('unknown-entrant', { player }, clauseIn(rule));
  const { entry, finish, rebuys, addOns, reEntries = 0, also = [] } = entrant;
  const hasPutOut = tournament.eliminations.some(({ by }) => by.includes(player));
  const hasPlayed = hasPutOut || finish !== undefined || rebuys + addOns + reEntries + also.length > 0;
  if (hasPlayed) return refuse('entry-used', { player }, 'TRN-27');
  const { buyIn, entryFee } = tournament.structure;
  const fee = entry === 'paid' ? entryFee : NOTHING;
  return accept<TournamentEvent>({ type: 'PlayerUnregistered', player, entry, buyIn, entryFee: fee, reason });
};

/** TRN-15, TRN-25, TRN-26 */
const buy = (asked: Asked, player: string, what: PurchaseKind): Decision<TournamentEvent> => {
  const { rule, tournament } = asked;
  const clause = clauseIn(rule);
  const entrant = tournament.entrants.get(player);
  if (entrant === undefined) return refuse('unknown-entrant', { player }, clause);
  const { structure } = tournament;
  const { offered } = offerOf(asked, entrant)[what];
  if (offered === undefined) return refuse('none-offered', { what }, clause);
  if (what === 'add-on' && entrant.finish !== undefined) return refuse('out-already', { player }, clause);
  if (what === 're-entry' && entrant.finish === undefined) return refuse('still-in', { player }, clause);
  const { limit } = offered;
  if (limit !== undefined && hadInAll(asked, entrant, what) >= limit)
    return refuse('limit-reached', { player, what, limit }, clause);
  const refused = outsidePeriod(asked, what, offered);
  if (refused !== undefined) return refused;
  const { buyIn, entryFee } = structure;
  if (what === 're-entry') return accept({ type: 'PlayerReEntered', player, buyIn, entryFee });
  return accept({ type: 'ChipsBought', player, what, price: offered.price });
};

/** A limit is per person, under any id; a second entry counts as a re-entry. TRN-42 */
const hadInAll = (asked: Asked, entrant: Entrant, what: PurchaseKind): number => {
  const entries = entriesOf(entrant);
  const had = entries.reduce((sum, one) => sum + offerOf(asked, one)[what].had, 0);
  return what === 're-entry' ? had + entries.length - 1 : had;
};

/** What is offered in addition to the entry, and how often an entry has had it. */
const offerOf = ({ tournament: { structure } }: Asked, { rebuys, addOns, reEntries = 0 }: Entrant) => ({
  rebuy: { offered: structure.rebuy, had: rebuys },
  'add-on': { offered: structure.addOn, had: addOns },
  're-entry': { offered: structure.reEntry && { price: structure.buyIn, ...structure.reEntry }, had: reEntries },
});

/** A period is in levels; before the clock starts it is level 0. TRN-25 */
const outsidePeriod = (
  { tournament, now }: Asked,
  what: string,
  { fromLevel = 0, untilLevel }: { readonly fromLevel?: number; readonly untilLevel?: number | undefined },
): Refusal | undefined => {
  const level = levelNow(tournament, now);
  const until = untilLevel ?? Number.POSITIVE_INFINITY;
  if (level >= fromLevel && level <= until) return undefined;
  return refuse('not-in-its-period', { what, level, period: periodWords(fromLevel, untilLevel) }, 'TRN-25');
};

const periodWords = (from: number, until: number | undefined): string =>
  [from > 0 ? `from level ${from}` : '', until === undefined ? '' : `to the end of level ${until}`]
    .filter(Boolean)
    .join(' ');

/** The last one is taken back; a player who came back by it is out again. */
const backOut = (asked: Asked, { player, what, reason }: Named<'BackOutPurchase'>): Decision<TournamentEvent> => {
  const { rule, tournament } = asked;
  const entrant = tournament.entrants.get(player);
  if (entrant === undefined) return refuse('unknown-entrant', { player }, clauseIn(rule));
  const { offered, had } = offerOf(asked, entrant)[what];
  if (offered === undefined || had === 0) return refuse('never-bought', { player, what }, 'TRN-27');
  if (entrant.finish !== undefined) return refuse('out-already', { player }, 'TRN-27');
  const entryFee = what === 're-entry' ? tournament.structure.entryFee : NOTHING;
  return accept({ type: 'PurchaseBackedOut', player, what, price: offered.price, entryFee, reason });
};

/** TRN-1, TRN-3, TRN-12: the prizes are worked out once, of all that was sold, for a field that is approved. */
const closeEntries = ({ rule, tournament }: Asked): Decision<TournamentEvent> => {
  const { structure, entrants } = tournament;
  if (entrants.size === 0) return refuse('nobody-entered', {}, clauseIn(rule));
  if (structure.payout.type === 'double' && entrants.size % 2 === 1)
    return refuse('not-an-even-field', { entrants: entrants.size }, clauseIn(rule));
  const approved = checkStructure(rule, structure, entrants.size);
  if (!approved.ok) return approved;
  const posted = { ...structure, bounties: bountiesIn(tournament) };
  const money = prizeMoney(rule, posted, soldIn(tournament));
  if (!money.ok) return money;
  const closed: TournamentEvent = { type: 'EntriesClosed', money: money.value };
  return accept(closed, ...ending({ ...tournament, stage: 'closed' }, stillIn(tournament)));
};

const reopen = ({ tournament }: Asked, reason: string): Decision<TournamentEvent> => {
  const { money, payments, deal } = tournament;
  if (money === undefined || deal !== undefined) return refuse('deal-stands', {}, 'TRN-27');
  if (payments.length > 0) return refuse('paid-already', { player: payments.at(-1)!.player }, 'TRN-27');
  return accept({ type: 'EntriesReopened', money, reason });
};
