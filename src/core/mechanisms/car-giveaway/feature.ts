import { answer } from '#core/base';
import { clauseOf } from '#core/rulebook';
import { AT_DESK, activityOf, type Mechanism, prizeNames, promotionsOf } from '#core/state';
import { DRAWING } from '../drawing/feature.ts';
import { type CarGiveawayTypes, decideGiveaway, wonIn } from './decide.ts';
import { refuse, speak } from './refusals.ts';
import { type Hands, SHAPES } from './shape.ts';
import { secondStageOf, TERMS } from './terms.ts';

/** What follows the drawing of a car: keys in envelopes, or two tables and a final one. CAR-1 to CAR-6 */
export const CAR_GIVEAWAY: Mechanism<CarGiveawayTypes> = {
  name: 'car-giveaway',
  shapes: SHAPES,
  terms: TERMS,
  may: AT_DESK,
  onIds: ['player'],
  rules: ({ activity }) => {
    const stage = secondStageOf(activity);
    return stage === undefined
      ? refuse('no-giveaway', { activity: activity.name }, clauseOf(activity, 'Offering'))
      : answer(stage);
  },
  begins: () => ({}),
  decide: decideGiveaway,
  won: wonIn,
  byHand: command => (command.type === 'TryKeys' ? `envelope ${command.startingEnvelope}` : undefined),
  evolve: (state, event) => {
    if (event.type === 'HandPlayed') return { ...state, hands: handsAfter(state.hands, event) };
    const { type, ...result } = event;
    return { ...state, [PART_OF[type]]: result };
  },
  unfinished: ({ first, final }) =>
    first !== undefined && final === undefined ? speak('unfinished.final-table', {}) : undefined,
  opensUnder: activity => secondStageOf(activity) && { mechanism: 'car-giveaway' },
  desk: (house, { activity, state }) => {
    const known = activityOf(house, activity);
    const found = known && secondStageOf(known);
    if (found === undefined) return undefined;
    const { mechanism: _, drawn: _drawn, chart: _chart, ...stage } = found;
    const passes = promotionsOf(house, DRAWING, activity).flatMap(one => one.state.wins.map(({ player }) => player));
    const named = stage.type === 'keys' ? { ...stage, prize: prizeNames(house, activity)(stage.prize) } : stage;
    return { type: 'car-giveaway', stage: named, passes: [...new Set(passes)], ...state };
  },
};

const PART_OF = { KeysTried: 'keys', FirstRoundCounted: 'first', FinalTableCounted: 'final' } as const;

const handsAfter = (
  { first, final }: Hands = { first: [], final: 0 },
  { table, hand, isFinal }: { readonly table: number; readonly hand: number; readonly isFinal: boolean },
): Hands => {
  if (isFinal) return { first, final: hand };
  const count = Math.max(table, first.length);
  return {
    first: Array.from({ length: count }, (_, place) => (place + 1 === table ? hand : (first[place] ?? 0))),
    final,
  };
};
