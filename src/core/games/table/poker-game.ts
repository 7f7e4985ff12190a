import { type Answer, answer } from '#core/base';
import { type Cents, minus, NOTHING, plus, total } from '#core/money';
import type { Said } from '#core/words';
import { checkSetUp } from './check-set-up.ts';
import type { Limits } from './checks.ts';
import type { Chosen, ScheduleChoices } from './chosen.ts';
import { explainSettlement } from './coach/explain.ts';
import { fedMeters } from './feed.ts';
import type { Entry, Home, Meters, Settlement } from './ledger.ts';
import { type LiveRound, liveRound } from './live-round.ts';
import type { Progression, ProgressiveMeter } from './meter.ts';
import type { Round, Stakes } from './round.ts';
import type { LayoutNames, MeterRule, PokerGameRules, PokerRules } from './rules.ts';
import { settleWhole } from './settle-whole.ts';
import type { DealingMode, Way } from './state.ts';
import type { MoneyPlace, Movement, TableGame } from './table-game.ts';

/** What a house has chosen for a poker game, and what is on its meters. PRO-5 */
export type PokerSetUp<Name extends string = string> = {
  readonly game: Name;
  /** The pay tables in force, by their keys. */
  readonly schedules: Chosen;
  readonly meters: Meters;
  /** How wagers feed the meters. */
  readonly progressions: Readonly<Partial<Record<string, Progression>>>;
  /** Whether all of a round is entered, or only what feeds a meter; absent: all of it. */
  readonly way?: Way;
  /** Absent: an automated shoe. */
  readonly dealing?: DealingMode;
  /** How many betting positions its tables have; absent: six. */
  readonly positions?: number;
  readonly severalPositions?: boolean;
  /** How the cards of its tables are kept, where the house follows them. */
  readonly cards?: string;
  /** Limits of side bets, where they are not those posted at the table. */
  readonly limits?: Limits;
  /** Whether the bonuses that ride on a hand bonus are drawn. */
  readonly magicCard?: boolean;
  readonly luckyBonus?: boolean;
};

/** A round as it was dealt and played. */
export type PokerDeal = { readonly type: 'poker' } & Omit<Round, 'schedules' | 'meters'>;
/** What became of every bet. */
export type PokerResult = { readonly type: 'poker' } & Omit<Settlement, 'meters'>;

/** What one player bets to learn the game, and the pay tables for it. */
export type Practice = { readonly schedules: Chosen; readonly wagers: (ante: Cents) => Stakes };

/** A poker game against the dealer, as everybody outside its folder knows it. */
export type PokerGame<Name extends string> = PokerTable & TableGame<Name, PokerSetUp<Name>, PokerDeal, PokerResult>;

/** What all of them offer, whatever their names. */
export type PokerTable = {
  readonly wagers: LayoutNames;
  readonly bets: readonly string[];
  readonly choices: ScheduleChoices;
  readonly dealerCards: number;
  readonly practice: Practice;
  readonly rulesFor: (chosen: Chosen) => Answer<PokerRules>;
  readonly metersFor: (chosen: Chosen) => Answer<readonly MeterRule[]>;
  /** Settles a whole round from its description, or says which rule it breaks. */
  readonly settleWhole: (round: Round) => Answer<Settlement>;
  readonly explain: (settlement: Settlement) => readonly Said[];
  /** The round while it is played, with the coach for its dealer. */
  readonly round: LiveRound;
};

export const pokerGame = <const Name extends string>(
  name: Name,
  game: PokerGameRules,
  practice: Practice,
): PokerGame<Name> => {
  const { title, meters, wagers, bets, choices, dealerCards, rulesFor } = game;
  return {
    title,
    tables: [name],
    deals: 'poker',
    meters,
    wagers,
    bets,
    choices,
    dealerCards,
    practice,
    checkSetUp: (setUp, before = {}) => {
      const rules = rulesFor(setUp.schedules);
      return rules.ok ? checkSetUp(rules.value, setUp, before) : rules;
    },
    seatsIn: ({ seats }) => seats.map(({ seat }) => seat),
    settle: (setUp, deal) => then(rulesFor(setUp.schedules), rules => settleDeal(rules, setUp, deal)),
    rulesFor,
    metersFor: chosen => then(rulesFor(chosen), ({ metersNeeded }) => answer(metersNeeded)),
    settleWhole: round => then(rulesFor(round.schedules), rules => settleWhole(rules, round)),
    explain: explainSettlement,
    round: liveRound(game),
  };
};

const then = <Given, Made>(given: Answer<Given>, make: (given: Given) => Answer<Made>): Answer<Made> =>
  given.ok ? make(given.value) : given;

const settleDeal = (rules: PokerRules, setUp: PokerSetUp, { type, ...deal }: PokerDeal) => {
  const fed = fedMeters(rules.metersNeeded, setUp.meters, setUp.progressions, deal.seats);
  return then(settleWhole(rules, { ...deal, schedules: setUp.schedules, meters: fed }), settlement => {
    const { meters: after, ...result } = settlement;
    const meters = result.isVoid ? setUp.meters : after; // TBL-9: a void round feeds no meter.
    const movements = movementsOf(rules.meters, result.entries, setUp.meters, meters);
    const words = explainSettlement(settlement).map(({ message }) => message);
    return answer({ result: { type, ...result }, meters, words, movements });
  });
};

/** What a meter holds in the books: what it shows, and its reserve. */
export const heldBy = (meter: ProgressiveMeter | undefined): Cents =>
  meter === undefined ? NOTHING : plus(meter.posted, meter.reserve);

/** Every stake to its home, every payment from where it comes, and what the house puts on the meters. TBL-8 */
const movementsOf = (
  names: readonly string[],
  entries: readonly Entry[],
  before: Meters,
  meters: Meters,
): readonly Movement[] => {
  const onBets = entries.flatMap((entry): readonly Movement[] => {
    const meter = meterOf(entry);
    const home = placeOf(entry.home);
    return [
      { from: 'players', to: home, amount: entry.stake },
      { from: meter === undefined ? home : { meter }, to: 'players', amount: entry.returned },
    ];
  });
  // Parts of the wagers and new starting amounts; anything else paid off the meter was there before.
  const onMeters = names.map((meter): Movement => {
    const paid = total(entries.filter(entry => meterOf(entry) === meter).map(({ returned }) => returned));
    return {
      from: 'house',
      to: { meter },
      amount: minus(plus(heldBy(meters[meter]), paid), heldBy(before[meter])),
    };
  });
  return [...onMeters, ...onBets];
};

/** The electronic game accounts are the house's. */
const placeOf = (home: Home): MoneyPlace => (home === 'tray' ? 'tray' : 'house');

const meterOf = ({ from, note }: Entry): string | undefined =>
  from === 'meter' && note?.type === 'meter' ? note.name : undefined;
