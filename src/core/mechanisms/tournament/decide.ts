import { accept, type Decision, type Refusal } from '#core/base';
import { NOTHING } from '#core/money';
import { clauseOf } from '#core/rulebook';
import { bountiesIn, dueTo, stillIn } from './due.ts';
import { eliminate, ending } from './eliminate.ts';
import type { Stage, Tournament, TournamentCommand, TournamentEvent } from './event.ts';
import { prizeMoney } from './prizes.ts';
import { refuse } from './refusals.ts';
import { soldIn } from './sold.ts';
import { checkStructure, type TournamentRule } from './structure.ts';

export const decideTournament = (
  rule: TournamentRule,
  tournament: Tournament,
  command: TournamentCommand,
): Decision<TournamentEvent> => {
  switch (command.type) {
    case 'ChangeStructure':
      return changeStructure(rule, tournament, command);
    case 'OpenSignUps':
      return openSignUps(rule, tournament);
    case 'RegisterPlayer':
      return register(rule, tournament, command);
    case 'Rebuy':
      return buy(rule, tournament, { player: command.player, what: 'rebuy' });
    case 'AddOn':
      return buy(rule, tournament, { player: command.player, what: 'add-on' });
    case 'CloseEntries':
      return closeEntries(rule, tournament);
    case 'EliminatePlayers':
      return mayGoOut(rule, tournament) ?? eliminate(rule, tournament, command);
    case 'AgreeDeal':
      return agreeDeal(rule, tournament, command);
    case 'PayPlayer':
      return pay(rule, tournament, command);
  }
};

/** Until sign-ups begin; from then on everybody has the same terms. TRN-2 */
const changeStructure = (
  rule: TournamentRule,
  { stage }: Tournament,
  { structure }: Extract<TournamentCommand, { type: 'ChangeStructure' }>,
): Decision<TournamentEvent> => {
  if (stage !== 'planned') return refuse('structure-locked', {}, clause(rule));
  const checked = checkStructure(rule, structure);
  return checked.ok ? accept({ type: 'StructureChanged', structure }) : checked;
};

const openSignUps = (rule: TournamentRule, tournament: Tournament): Decision<TournamentEvent> => {
  const refused = notIn(rule, tournament, 'planned');
  if (refused !== undefined) return refused;
  const checked = checkStructure(rule, tournament.structure);
  return checked.ok ? accept({ type: 'SignUpsOpened' }) : checked;
};

/** Who pays at the desk pays buy-in and entry fee; other entries bring their buy-in from the house. */
const register = (
  rule: TournamentRule,
  tournament: Tournament,
  { player, entry }: Extract<TournamentCommand, { type: 'RegisterPlayer' }>,
): Decision<TournamentEvent> => {
  const refused = notIn(rule, tournament, 'open for sign-ups');
  if (refused !== undefined) return refused;
  if (tournament.entrants.has(player)) return refuse('registered-before', { player }, clause(rule));
  const { buyIn, entryFee } = tournament.structure;
  const fee = entry === 'paid' ? entryFee : NOTHING;
  return accept({ type: 'PlayerRegistered', player, entry, buyIn, entryFee: fee });
};

const buy = (
  rule: TournamentRule,
  tournament: Tournament,
  { player, what }: { readonly player: string; readonly what: 'rebuy' | 'add-on' },
): Decision<TournamentEvent> => {
  const refused = notIn(rule, tournament, 'open for sign-ups');
  if (refused !== undefined) return refused;
  const entrant = tournament.entrants.get(player);
  if (entrant === undefined) return refuse('unknown-entrant', { player }, clause(rule));
  const { structure } = tournament;
  const [offered, had] =
    what === 'rebuy' ? [structure.rebuy, entrant.rebuys] : ([structure.addOn, entrant.addOns] as const);
  if (offered === undefined) return refuse('none-offered', { what }, clause(rule));
  if (what === 'add-on' && entrant.finish !== undefined) return refuse('out-already', { player }, clause(rule));
  const { price, limit } = offered;
  if (limit !== undefined && had >= limit) return refuse('limit-reached', { player, what, limit }, clause(rule));
  return accept({ type: 'ChipsBought', player, what, price });
};

/** TRN-3, TRN-12: the prizes are worked out once, of all that was sold. */
const closeEntries = (rule: TournamentRule, tournament: Tournament): Decision<TournamentEvent> => {
  const refused = notIn(rule, tournament, 'open for sign-ups');
  if (refused !== undefined) return refused;
  const { structure, entrants } = tournament;
  const isOdd = entrants.size === 0 || entrants.size % 2 === 1;
  if (structure.payout.type === 'double' && isOdd)
    return refuse('not-an-even-field', { entrants: entrants.size }, clause(rule));
  const posted = { ...structure, bounties: bountiesIn(tournament) };
  const money = prizeMoney(rule, posted, soldIn(tournament));
  if (!money.ok) return money;
  const closed: TournamentEvent = { type: 'EntriesClosed', money: money.value };
  return accept(closed, ...ending({ ...tournament, stage: 'closed' }, stillIn(tournament)));
};

/** Players may go out while others still come in; only where half the field ends it, the field must be full first. */
const mayGoOut = (rule: TournamentRule, tournament: Tournament): Refusal | undefined =>
  tournament.stage === 'open for sign-ups' && tournament.structure.payout.type !== 'double'
    ? undefined
    : notIn(rule, tournament, 'closed');

/** All who are left share what is left; nobody can be left out. TRN-8 */
const agreeDeal = (
  rule: TournamentRule,
  tournament: Tournament,
  { players }: Extract<TournamentCommand, { type: 'AgreeDeal' }>,
): Decision<TournamentEvent> => {
  const refused = notIn(rule, tournament, 'closed');
  if (refused !== undefined) return refused;
  if (!rule.terms.deals) {
    return refuse('not-approved-here', { activity: rule.activity.name, what: 'deals' }, clause(rule));
  }
  const left = stillIn(tournament);
  const missing = left.filter(player => !players.includes(player));
  if (missing.length > 0) return refuse('deal-needs-all', { missing: missing.join(', ') }, clause(rule));
  const stranger = players.find((player, n) => !left.includes(player) || players.indexOf(player) !== n);
  if (stranger !== undefined) return refuse('unknown-entrant', { player: stranger }, clause(rule));
  return accept({ type: 'DealAgreed', players }, { type: 'TournamentEnded', left: players });
};

/** Each place once, with ID. TRN-10 */
const pay = (
  rule: TournamentRule,
  tournament: Tournament,
  { player, showsId }: Extract<TournamentCommand, { type: 'PayPlayer' }>,
): Decision<TournamentEvent> => {
  if (!tournament.entrants.has(player)) return refuse('unknown-entrant', { player }, clause(rule));
  const due = dueTo(tournament, player);
  const isAnything = due.prize > 0 || due.bounties > 0 || due.hasItem;
  if (!isAnything) return refuse('nothing-due', { player }, clause(rule));
  if (!showsId) return refuse('id-needed', { player }, clauseOf(rule.activity, rule.activity.claims.clause));
  return accept({ type: 'PlayerPaid', player, ...due });
};

const notIn = (rule: TournamentRule, { stage }: Tournament, needed: Stage): Refusal | undefined =>
  stage === needed ? undefined : refuse('wrong-stage', { stage, needed }, clause(rule));

const clause = ({ activity, terms }: TournamentRule): string => clauseOf(activity, terms.clause);
