import { assert } from '#core/base';
import { WHOLE } from '../answer/part.ts';
import type { Given, OddsAnswer, OddsSubject } from '../answer/subject.ts';
import { type BeatQuestion, beatRules } from '../poker/bad-beat/bad-beat.ts';
import { type BeatRule, type HeldHand, leastHand } from '../poker/bad-beat/rule.ts';
import { isBeat } from '../poker/bad-beat/simulated.ts';
import { eventRow, nameOf } from './asked.ts';
import type { Watched } from './row.ts';

/** One deal serves every number of players: a table of n are its first n hands. */
export const PLAYERS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const MOST_PLAYERS = 10;

/** Answers of a long bet for several numbers of players; what takes long is the same for all of them. */
export const answersByPlayers = (
  subject: OddsSubject,
  bet: string,
  given: Given,
  numbers: readonly number[] = PLAYERS,
): ReadonlyMap<number, OddsAnswer> => {
  const { parts } = subject.bets.find(each => each.id === bet)!;
  assert(parts !== undefined, `${bet} is answered at once`);
  const found = parts.work(given, WHOLE, () => {});
  assert(found.ok, `${subject.id} does not answer ${bet}`);
  return new Map(
    numbers.map(players => {
      const answered = parts.join({ ...given, players: `${players}` }, [found.value]);
      assert(answered.ok, `${subject.id} does not answer ${bet} for ${players}`);
      return [players, answered.value];
    }),
  );
};

/** A question about beaten hands, and for each of its rules and numbers of players whether a deal was such a beat. */
export type Beats = { readonly asked: BeatAsked; readonly rules: readonly BeatRule[]; readonly hits: Uint8Array };
export type BeatAsked = { readonly beaten: string } & Partial<Pick<BeatQuestion, 'by' | 'loser'>>;

const RULES = ['probability', 'pocketPairForQuads', 'tripsPartlyInHand'] as const;

/** Omaha has the first two rules only. */
export const beatsOf = (asked: BeatAsked, rules: 2 | 3): Beats => {
  const { beaten, by = 'any-higher-hand', loser = 'second-best' } = asked;
  const question = { players: 0, beaten: { name: beaten, least: leastHand(beaten)! }, by, loser };
  return {
    asked,
    rules: beatRules(question).slice(0, rules),
    hits: new Uint8Array(rules * (MOST_PLAYERS + 1)),
  };
};

/** Judges a deal by its hands, of which only those that may qualify need a value. */
export const judgeBeats = ({ rules, hits }: Beats, values: Uint16Array, held: () => readonly HeldHand[]): void => {
  hits.fill(0);
  const strong = secondStrong(values, rules[0]!.beatenMin);
  for (let players = strong + 1; players <= MOST_PLAYERS; players++) {
    const seated = held().slice(0, players);
    for (let rule = 0; rule < rules.length; rule++) {
      if (isBeat(rules[rule]!, seated)) hits[rule * (MOST_PLAYERS + 1) + players] = 1;
    }
  }
};

/** The place of the second hand that is strong enough to lose; as many as there are if there are not two. */
const secondStrong = (values: Uint16Array, least: number): number => {
  let strong = 0;
  for (let i = 0; i < values.length; i++) if (values[i]! >= least && ++strong === 2) return i;
  return values.length;
};

export const beatRows = <Dealt>(subject: OddsSubject, { asked, rules, hits }: Beats): readonly Watched<Dealt>[] =>
  [...answersByPlayers(subject, 'bad-beat', asked)].flatMap(([players, answer]) => {
    const question = { subject, bet: 'bad-beat', given: { ...asked, players: `${players}` } };
    return rules.map((_, rule) => {
      const chances = answer as Readonly<Record<string, string | { readonly probability: string }>>; // As it answers.
      const chance = chances[RULES[rule]!]!;
      const probability = typeof chance === 'string' ? chance : chance.probability;
      const isSo = (): boolean => hits[rule * (MOST_PLAYERS + 1) + players] === 1;
      return eventRow(question, rule === 0 ? 'any' : RULES[rule]!, probability, isSo);
    });
  });

/** For each kind of hand, 1 at the place of every player who holds it. */
export type Holders = readonly Uint8Array[];
export const noHolders = (kinds: number): Holders => Array.from({ length: kinds }, () => new Uint8Array(MOST_PLAYERS));

type HandChances = {
  readonly key: string;
  readonly perPlayer: string;
  readonly perTable: string;
  readonly perDeal: string;
};

/** That one player holds the hand, that one of a table does, and how many of the table do on average. */
export const holderRows = <Dealt>(
  subject: OddsSubject,
  answers: ReadonlyMap<number, OddsAnswer>,
  holders: Holders,
): readonly Watched<Dealt>[] =>
  [...answers].flatMap(([players, answer]) => {
    const question = { subject, bet: 'hands', given: { players: `${players}` } };
    return (answer['hands'] as readonly HandChances[]).flatMap(({ key, perPlayer, perTable, perDeal }, kind) => {
      const held = (): number => countHeld(holders[kind]!, players);
      const average: Watched<Dealt> = {
        bet: nameOf(question),
        what: `${key}, on average`,
        exact: Number(perDeal),
        isEvent: false,
        // So rare that it comes like single events, whose spread is the root of their mean.
        spread: Math.sqrt(Number(perDeal)),
        rarest: Number(perDeal),
        result: held,
      };
      const atTable = eventRow<Dealt>(question, key, perTable, () => held() > 0);
      if (players !== PLAYERS[0]) return [atTable, average];
      return [
        eventRow<Dealt>(question, `${key}, one player`, perPlayer, () => holders[kind]![0] === 1),
        atTable,
        average,
      ];
    });
  });

const countHeld = (holders: Uint8Array, players: number): number => {
  let count = 0;
  for (let i = 0; i < players; i++) count += holders[i]!;
  return count;
};
