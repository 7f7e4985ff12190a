import { accept, answer, assert, defined } from '#core/base';
import { checkOffering, clauseOf } from '#core/rulebook';
import { BY_DEALER, type Mechanism, type Spoken } from '#core/state';
import { splashPots, wonIn } from './decide.ts';
import { refuse } from './refusals.ts';
import { SHAPES } from './shape.ts';
import { type SplashTerms, splashTermsOf, TERMS } from './terms.ts';

/** Poker tables are drawn, and something is put into their next pots. SPL-1 to SPL-5 */
export const SPLASH_POT: Mechanism<Spoken<'splash-pot', SplashTerms, typeof SHAPES>> = {
  name: 'splash-pot',
  shapes: SHAPES,
  terms: TERMS,
  may: BY_DEALER,
  rules: ({ activity, offering }, { splash }) => {
    const terms = splashTermsOf(activity);
    if (terms === undefined)
      return refuse('no-splash-pot', { activity: activity.name }, clauseOf(activity, 'Offering'));
    const worth = splash?.type === 'money' ? splash.amount : splash?.value;
    const prizes = worth === undefined ? {} : { [terms.prize]: worth };
    const checked = checkOffering(activity, { ...offering, prizes: { ...offering.prizes, ...prizes } });
    return checked.ok ? answer(terms) : checked;
  },
  begins: () => ({ drawings: 0 }),
  decide: ({ rule, rules, posted: { splash }, house }, command) => {
    const result = splashPots(rule, house, command, rules, splash);
    return result.ok ? accept({ type: 'PotsSplashed', ...result.value }) : result;
  },
  won: ({ rule, rules, posted: { splash } }, event) => {
    assert(splash !== undefined, 'a pot was splashed with nothing');
    return wonIn(rule.activity, rules, splash, event);
  },
  evolve: ({ drawings }, { type: _, ...last }) => ({ drawings: drawings + 1, last }),
  unfinished: () => undefined,
  // Where an event brings it, no time is posted.
  drawnTimes: ({ rule, posted }) => (rule.offering.charts.includes('2') ? 'as-approved' : posted.drawnAt),
  drawnSoFar: ({ drawings }) => drawings,
  byHand: ({ draws }) => `tables ${draws.join(', ')}`,
  opensUnder: activity => (splashTermsOf(activity) === undefined ? undefined : { mechanism: 'splash-pot' }),
  upNext: (_, { posted: { splash } }) => {
    if (splash === undefined) return undefined;
    return {
      prizes: [splash.type === 'money' ? { amount: splash.amount, count: 1 } : { what: splash.item, count: 1 }],
    };
  },
  board: (_, { posted: { splash }, state: { drawings, last } }) => ({
    type: 'splash-pot',
    ...defined({ splash }),
    drawings,
    tables: last?.splashed ?? [],
  }),
  desk: ({ offerings }, { activity, posted, state }) => ({
    type: 'splash-pot',
    ...posted,
    ...defined({ count: offerings.get(activity)?.offering.settings['tables']?.[0] }),
    ...state,
  }),
};
