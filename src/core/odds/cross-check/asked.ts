import { assert } from '#core/base';
import type { Event } from '../answer/event.ts';
import type { Outcome } from '../answer/return.ts';
import type { Given, OddsAnswer, OddsSubject } from '../answer/subject.ts';
import type { Row, Watched } from './row.ts';

/** A question about a game, as `houseway odds` takes it. */
export type Question = { readonly subject: OddsSubject; readonly bet: string; readonly given?: Given };

/** The answer that the odds print. */
export const ask = ({ subject, bet, given = {} }: Question): OddsAnswer => {
  const answered = subject.bets.find(each => each.id === bet)!.ask(given, () => {});
  assert(answered.ok, `${subject.id} does not answer ${bet}`);
  return answered.value;
};

/** The events of an answer that lists them. */
export const eventsOf = (question: Question): readonly Event[] => ask(question)['events'] as readonly Event[];

export const nameOf = ({ bet, given = {} }: Question): string =>
  [bet, ...Object.entries(given).map(([name, value]) => (value === true ? `--${name}` : `--${name} ${value}`))].join(
    ' ',
  );

/** How to see in a round whether each event happened. */
export type Happens<Dealt> = Readonly<Record<string, (dealt: Dealt) => boolean>>;

/** A row for every event of an answer; one that cannot be seen in a round, or is not in the answer, is a defect. */
export const eventRows = <Dealt>(question: Question, happens: Happens<Dealt>): readonly Watched<Dealt>[] => {
  const events = eventsOf(question);
  const unknown = Object.keys(happens).filter(key => !events.some(event => event.key === key));
  assert(unknown.length === 0, `${question.subject.id} has no event ${unknown.join()}`);
  return events.map(({ key, probability }) => {
    const isSo = happens[key];
    assert(isSo !== undefined, `nobody looks for ${key} in a round of ${question.subject.id}`);
    return eventRow(question, key, probability, isSo);
  });
};

export const eventRow = <Dealt>(
  question: Question,
  what: string,
  probability: string,
  isSo: (dealt: Dealt) => boolean,
): Watched<Dealt> => ({
  bet: nameOf(question),
  what,
  exact: Number(probability),
  isEvent: true,
  result: dealt => (isSo(dealt) ? 1 : 0),
});

export type Edge = { readonly edge: { readonly decimal: string }; readonly standardDeviation?: string };

export const netRow = <Dealt>(question: Question, net: (dealt: Dealt) => number): Watched<Dealt> => ({
  ...netOfBet(question),
  result: net,
});

/** What a bet brings beyond its stake, in stakes: the edge with its sign turned. */
export const netOfBet = (question: Question): Row => {
  const answer = ask(question) as Edge & { readonly outcomes?: readonly Outcome[] }; // Every bet with an edge.
  const { edge, standardDeviation, outcomes } = answer;
  const chances = (outcomes ?? []).filter(({ pays, count }) => pays > 0 && count !== '0').map(each => each.probability);
  return {
    bet: nameOf(question),
    what: 'net',
    exact: -Number(edge.decimal),
    isEvent: false,
    ...(standardDeviation !== undefined && { spread: Number(standardDeviation) }),
    ...(chances.length > 0 && { rarest: Math.min(...chances.map(Number)) }),
  };
};

/** The chance of each line of a bet, and of losing it; `placeOf` tells which line pays. */
export const lineRows = <Dealt>(
  question: Question,
  lines: string,
  placeOf: (dealt: Dealt) => number,
): readonly Watched<Dealt>[] =>
  (ask(question)[lines] as readonly Event[]).map(({ key, probability }, place) =>
    eventRow(question, key, probability, dealt => placeOf(dealt) === place),
  );
