import { RANKS, SUITS } from '#core/cards';
import {
  type Activity,
  type Choice,
  choicesOf,
  emptyOffering,
  missingForStart,
  mustBeChosen,
  type Offering,
  objections,
  withChoice,
} from '#core/rulebook';
import type { Said } from '#core/words';
import { all, amountIn, changed, countIn, ifWritten, plain, type Read, together } from '../reading/index.ts';
import { hasModes, type OfferingDraft, thingFields, typedKey } from './draft.ts';
import { handsIn } from './hands.ts';
import { multiplierIn, numbersIn, timesIn } from './times.ts';

/** A field of the form: what is chosen in it, and what is written there now. */
export type OfferingField = Choice & {
  /** Must be chosen before the start. */
  readonly isRequired: boolean;
  readonly text: string;
  /** What cannot be read, or what the approval says against it. */
  readonly wrong?: { readonly words: string } | Said;
};

/** Every number that is left to the house as the form stands, each with what is written and what is wrong with it. */
export const offeringFields = (activity: Activity, draft: OfferingDraft): readonly OfferingField[] => {
  const ground = chosenBy(activity, draft);
  const readable = choicesOf(activity, ground).reduce((offering, choice) => {
    const read = valuesIn(choice, draft.typed[typedKey(choice)] ?? '');
    return read.ok ? withChoice(offering, choice, read.value) : offering;
  }, ground);
  return choicesOf(activity, readable).map(choice => {
    const text = draft.typed[typedKey(choice)] ?? '';
    const wrong = wrongIn(activity, ground, choice, text);
    return {
      ...choice,
      text,
      isRequired: mustBeChosen(activity, readable, choice),
      ...(wrong === undefined ? {} : { wrong }),
    };
  });
};

const wrongIn = (activity: Activity, ground: Offering, choice: Choice, text: string): OfferingField['wrong'] => {
  const read = valuesIn(choice, text);
  if (!read.ok) return { words: read.words };
  // That percentages add up is a matter of all of them.
  if (read.value === undefined || choice.part === 'allocation') return undefined;
  return objections(activity, withChoice(ground, choice, read.value))[0];
};

/** What is chosen by picking, which decides what else there is to choose. */
const chosenBy = (activity: Activity, { charts, rows, mode }: OfferingDraft): Offering => ({
  ...emptyOffering(activity),
  charts,
  ...(rows === 'all' ? {} : { rows }),
  ...(mode === '' ? {} : { mode }),
});

/** Several of them where it is a list; a comma needs a space after it, since `$1,000` has one of its own. */
const valuesIn = ({ unit, isList, only }: Choice, text: string): Read<readonly number[] | undefined> => {
  if (only !== undefined) return plain(undefined);
  const readOne = { money: amountIn, count: countIn, percent: percentIn }[unit];
  return ifWritten(text, written =>
    all<number>((isList === true ? written.split(/[;\n]|,\s+/) : [written]).map(part => readOne(part))),
  );
};

const percentIn = (text: string): Read<number> =>
  /^\d{1,3}(\.\d{1,2})?\s*%?$/.test(text.trim()) ? plain(Number.parseFloat(text)) : { ok: false, words: text };

/** How much of a fee the percentages give away so far; all of it is 100. */
export const allocatedSum = (fields: readonly OfferingField[]): number =>
  fields
    .filter(({ part }) => part === 'allocation')
    .reduce((sum, { text }) => {
      const read = percentIn(text);
      return sum + (read.ok ? Math.round(read.value * 100) : 0);
    }, 0) / 100;

/** The parts of an offering that the form writes; what else one has is kept as it is. */
type Written = Omit<Offering, 'activity'>;

/** The offering that is written down, on the ground of one that has what the form does not ask for. */
export const offeringIn = (activity: Activity, ground: Offering, draft: OfferingDraft): Read<Offering> => {
  const read = together({ numbers: numbersOf(activity, draft), picked: pickedIn(activity, draft) });
  return changed(read, ({ numbers, picked }) => {
    const { designated, ...rest } = picked;
    const named = Object.keys(designated).length === 0 ? {} : { designated };
    return { ...kept(ground), ...numbers, ...rest, ...named, charts: chartsIn(activity, ground, draft) };
  });
};

/** What the form may leave out is not kept from before. */
const LEFT_OUT: readonly string[] = [
  'rows',
  'mode',
  'allocation',
  'adminFee',
  'chip',
  'multiplier',
  'multiplierIn',
  'designated',
  'things',
  'minimum',
  'advertisedAs',
  'times',
] satisfies readonly (keyof Offering)[];

const kept = (ground: Offering): Offering =>
  Object.fromEntries(Object.entries(ground).filter(([part]) => !LEFT_OUT.includes(part))) as Offering; // Those may be absent.

/** Charts without a group are always offered; they are named as before. */
const chartsIn = (activity: Activity, ground: Offering, { charts }: OfferingDraft): Written['charts'] => [
  ...ground.charts.filter(key => activity.charts.some(chart => chart.key === key && chart.group === undefined)),
  ...charts,
];

const numbersOf = (activity: Activity, draft: OfferingDraft): Read<Offering> => {
  const ground = chosenBy(activity, draft);
  const choices = choicesOf(activity, ground);
  const read = all(choices.map(choice => valuesIn(choice, draft.typed[typedKey(choice)] ?? '')));
  return changed(read, values =>
    choices.reduce((offering, choice, place) => {
      const given = values[place];
      return given === undefined ? offering : withChoice(offering, choice, given);
    }, ground),
  );
};

const pickedIn = (activity: Activity, draft: OfferingDraft) => {
  const multiplied = multiplierIn(draft.multiplier);
  const parts = together({
    payouts: plain(draft.payout === '' ? [] : [draft.payout]),
    mode: plain(draft.mode === '' || !hasModes(activity) ? undefined : draft.mode),
    designated: together({
      rank: plain(RANKS.find(rank => rank === draft.rank)),
      suit: plain(SUITS.find(suit => suit === draft.suit)),
      losing: handsIn(draft.losing),
      winning: handsIn(draft.winning),
    }),
    things: thingsIn(activity, draft),
    minimum: handsIn(draft.minimum),
    advertisedAs: plain(draft.advertisedAs.trim() === '' ? undefined : draft.advertisedAs.trim()),
    times: timesIn(draft.times),
    multiplied,
  });
  return changed(parts, ({ multiplied: factor, ...rest }) => ({ ...rest, ...factor }));
};

/** `Gold watch = $400`: a thing, and what of the posted prize it stands for where money comes with it. SET-19 */
const thingsIn = (activity: Activity, draft: OfferingDraft): Read<Offering['things']> => {
  const written = thingFields(activity, draft).flatMap(({ key }) => {
    const [what = '', value = ''] = (draft.things[key] ?? '').split('=').map(part => part.trim());
    return what === '' ? [] : [[key, together({ what: plain(what), value: ifWritten(value, amountIn) })] as const];
  });
  return written.length === 0 ? plain(undefined) : together(Object.fromEntries(written));
};

/** The tables it is offered at; words that are no numbers cannot be read. */
export const tablesIn = ({ tables }: Pick<OfferingDraft, 'tables'>): Read<'all' | readonly number[]> =>
  tables.trim() === '' ? plain('all') : numbersIn(tables);

/** What is still to be chosen before it can start, and what the approval says against it. */
export const stillMissing = (activity: Activity, offering: Read<Offering>): readonly Said[] =>
  offering.ok ? missingForStart(activity, offering.value) : [];
