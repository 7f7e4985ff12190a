import { defined } from '#core/base';
import {
  designLevels,
  designPayout,
  flatPayout,
  type Level,
  type Payout,
  type PayoutRow,
  type Purchase,
  type Steepness,
  type Structure,
  type Thing,
} from '#core/mechanisms/tournament';
import { type Cents, NOTHING, plus, times } from '#core/money';
import { allOf, CHIPS, COUNT, form, lines, MONEY, NAME, type Texts, type Typing } from './typing.ts';

type Played = Omit<Extract<Level, { type: 'level' }>, 'type' | 'anteBy'>;
const PLAYED = form<Played>({ minutes: COUNT, smallBlind: COUNT, bigBlind: COUNT, ante: CHIPS }, [
  'minutes',
  'smallBlind',
  'bigBlind',
]);
export type LevelDraft = Texts<Played> & { readonly isBreak: boolean };

const PERIOD = form<Pick<Purchase, 'limit' | 'untilLevel'>>({ limit: COUNT, untilLevel: COUNT }, []);
const PURCHASE = form<Purchase>({ price: MONEY, limit: COUNT, chips: COUNT, fromLevel: COUNT, untilLevel: COUNT }, [
  'price',
]);
export const NO_PURCHASE = PURCHASE.write({});
export const NO_PERIOD = PERIOD.write({});

/** `1, Ring, 250, house`: without the comma that parts the fields of a line. */
const THING: Typing<Thing> = {
  read: line => {
    const [place = '', what = '', value = '', from] = line.split(',').map(part => part.trim());
    const read = { place: COUNT.read(place), value: MONEY.read(value) };
    if (read.place === undefined || read.value === undefined || what === '') return undefined;
    return { place: read.place, what, value: read.value, from: from === 'pool' ? 'pool' : 'house' };
  },
  write: ({ place, what, value, from }) => `${place}, ${what}, ${MONEY.write(value).replaceAll(',', '')}, ${from}`,
};

/** `Ann 500` */
const TARGET: Typing<readonly [target: string, amount: Cents]> = {
  read: line => {
    const [, target = '', typed = ''] = /^(.+?)[\s,:]+(\S+)$/.exec(line) ?? [];
    const amount = MONEY.read(typed);
    return amount === undefined ? undefined : [target, amount];
  },
  write: ([target, amount]) => `${target} ${MONEY.write(amount)}`,
};

/** From so many entries on: `30: 45, 27, 18, 10` */
const ROW: Typing<PayoutRow> = {
  read: line => {
    const [entries = '', shares = ''] = line.split(':');
    const percents = (shares.match(/[^\s,/]+/g) ?? []).map(Number);
    const entriesMin = COUNT.read(entries);
    return entriesMin !== undefined && areShares(percents) ? { entriesMin, percents } : undefined;
  },
  write: ({ entriesMin, percents }) => `${entriesMin}: ${percents.join(', ')}`,
};
const [THINGS, TARGETS, CHART] = [lines(THING), lines(TARGET), lines(ROW)];

/** What is in the structure as it is typed. */
type Plain = Pick<
  Structure,
  'name' | 'startsAt' | 'buyIn' | 'entryFee' | 'chips' | 'lateEntryUntil' | 'guarantee' | 'added' | 'things'
>;
const PLAIN = form<Plain>(
  {
    name: NAME,
    startsAt: NAME,
    buyIn: MONEY,
    entryFee: MONEY,
    chips: COUNT,
    lateEntryUntil: COUNT,
    guarantee: MONEY,
    added: MONEY,
    things: THINGS,
  },
  ['name', 'buyIn', 'entryFee'],
);

const OTHER_TEXTS = {
  activity: '',
  game: '',
  // What the levels are designed for.
  players: '50',
  hours: '6',
  levelMinutes: '20',
  smallestChip: '25',
  breakEvery: '4',
  breakMinutes: '15',
  places: '',
  /** Who posts an ante for the table: nobody is asked, everybody, or the big blind. */
  anteBy: '',
  chart: '',
  step: '5',
  itemValue: '',
  itemWhat: '',
  bounties: '',
  charityName: '',
  charityPercent: '',
};

/** What a director has written so far; everything as text, so that half a number is not lost. */
export type DesignDraft = Texts<Plain> &
  Readonly<typeof OTHER_TEXTS> & {
    readonly levels: readonly LevelDraft[];
    readonly reEntry: typeof NO_PERIOD | undefined;
    readonly rebuy: typeof NO_PURCHASE | undefined;
    readonly addOn: typeof NO_PURCHASE | undefined;
    readonly payout: Payout['type'];
    readonly steepness: Steepness;
    readonly percents: readonly string[];
    readonly amounts: readonly string[];
    readonly bountiesFrom: 'pool' | 'house';
  };

const FIRST: DesignDraft = {
  ...OTHER_TEXTS,
  name: '',
  startsAt: '',
  buyIn: '100',
  entryFee: '20',
  chips: '20,000',
  lateEntryUntil: '4',
  guarantee: '',
  added: '',
  things: '',
  levels: [],
  reEntry: undefined,
  rebuy: undefined,
  addOn: undefined,
  payout: 'percent',
  steepness: 'usual',
  percents: [],
  amounts: [],
  bountiesFrom: 'pool',
};

/** A usual evening, to begin with. */
export const firstDraft = (activity: string): DesignDraft => withPayout(withLevels({ ...FIRST, activity }));

const minutesIn = (hoursTyped: string): number | undefined => {
  const hours = Number(hoursTyped.replace(',', '.'));
  return hours > 0 && hours <= 72 ? Math.round(hours * 60) : undefined;
};

/** Designs the levels again where all that is needed is written. TRN-32 */
export const withLevels = (draft: DesignDraft): DesignDraft => {
  const counts = [draft.players, draft.chips, draft.levelMinutes, draft.smallestChip].map(COUNT.read);
  const known = allOf([minutesIn(draft.hours), ...counts]);
  if (known === undefined) return draft;
  const [length, players, chips, levelMinutes, smallestChip] = known as [number, number, number, number, number]; // Five.
  const breaks = allOf([draft.breakEvery, draft.breakMinutes].map(COUNT.read));
  const wishes = { length, players, chips, levelMinutes, smallestChip };
  const levels = designLevels(
    breaks === undefined ? wishes : { ...wishes, breakEvery: breaks[0]!, breakMinutes: breaks[1]! },
  );
  return withAntes({ ...draft, levels: levels.map(levelDraft) });
};

/** With a big blind ante every level has one as large as its big blind. */
export const withAntes = (draft: DesignDraft): DesignDraft =>
  draft.anteBy !== BIG_BLIND
    ? draft
    : { ...draft, levels: draft.levels.map(one => (one.isBreak ? one : { ...one, ante: one.bigBlind })) };

export const BIG_BLIND = 'big-blind';

/** How an evening begins: the wishes of each kind, besides which all is as usual. */
export const TEMPLATES = {
  standard: {},
  turbo: { levelMinutes: '10', hours: '3', chips: '15,000', breakEvery: '6', breakMinutes: '10' },
  deep: { levelMinutes: '30', hours: '9', chips: '40,000' },
  bigBlindAnte: { anteBy: BIG_BLIND },
} as const satisfies Readonly<Record<string, Partial<DesignDraft>>>;
export type Template = keyof typeof TEMPLATES;

/** A draft as a template has it; what it is called stays. */
export const fromTemplate = (name: Template, draft: DesignDraft): DesignDraft =>
  withPayout(withLevels({ ...FIRST, ...TEMPLATES[name], name: draft.name, activity: draft.activity }));

/** An event that was posted before, to be held again on another day. */
export const againAs = (structure: Structure, activity: string): DesignDraft => ({
  ...draftOf(structure, activity),
  startsAt: '',
});

/** Designs the payout again: percentages that are exactly 100, amounts that are exactly the pool. TRN-33 */
export const withPayout = (draft: DesignDraft): DesignDraft => {
  const [entries, places] = [draft.players, draft.places].map(COUNT.read);
  const [buyIn, step] = [draft.buyIn, draft.step].map(MONEY.read);
  if (entries === undefined) return draft;
  const { steepness } = draft;
  const isFit = places !== undefined && places <= MOST_PLACES;
  const { percents } = designPayout(entries, isFit ? { steepness, places } : { steepness });
  const shared = { ...draft, percents: percents.map(String) };
  if (buyIn === undefined || !step) return shared;
  const { amounts } = flatPayout(plus(times(buyIn, entries), MONEY.read(draft.added) ?? NOTHING), percents, step);
  return { ...shared, amounts: amounts.map(MONEY.write) };
};

const MOST_PLACES = 1_000;

/** Hundredths of a percent that are written, and whether they are exactly all. */
export const percentSum = (percents: readonly string[]): { readonly sum: number; readonly isWhole: boolean } => {
  const hundredths = percents.reduce((sum, typed) => sum + Math.round((Number(typed) || 0) * 100), 0);
  return { sum: hundredths / 100, isWhole: hundredths === 10_000 };
};

/** What the others leave goes to the first place. */
export const restToFirst = (percents: readonly string[]): readonly string[] => {
  const [, ...others] = percents;
  const left = 10_000 - others.reduce((sum, typed) => sum + Math.round((Number(typed) || 0) * 100), 0);
  return [String(left / 100), ...others];
};

type FieldName = keyof DesignDraft;
type Designed =
  | { readonly ok: true; readonly structure: Structure }
  /** What cannot be read. */
  | { readonly ok: false; readonly wrong: readonly FieldName[] };

/** Reads the draft; whether it is approved so is the core's to say. */
export const structureOf = (draft: DesignDraft): Designed => {
  const plain = PLAIN.read(draft);
  const wrong: FieldName[] = [...plain.wrong];
  const ifAsked = <Value>(field: FieldName, isAsked: boolean, read: () => Value | undefined): Value | undefined => {
    const value = isAsked ? read() : undefined;
    if (isAsked && value === undefined) wrong.push(field);
    return value;
  };
  const { game, levels, reEntry, rebuy, addOn } = draft;
  const structure = {
    ...plain.value,
    ...defined({
      games: game === '' ? undefined : [game],
      levels: ifAsked('levels', levels.length > 0, () => allOf(levels.map(level => levelOf(level, draft.anteBy)))),
      reEntry: ifAsked('reEntry', reEntry !== undefined, () => whole(PERIOD.read(reEntry!))),
      rebuy: ifAsked('rebuy', rebuy !== undefined, () => whole(PURCHASE.read(rebuy!))),
      addOn: ifAsked('addOn', addOn !== undefined, () => whole(PURCHASE.read(addOn!))),
      bounties: ifAsked('bounties', draft.bounties.trim() !== '', () => bountiesOf(draft)),
      charity: ifAsked('charityPercent', draft.charityPercent.trim() !== '', () => charityOf(draft)),
    }),
  };
  const payout = ifAsked(PAYOUT_FIELDS[draft.payout], true, () => payoutOf(draft));
  return wrong.length === 0 && payout !== undefined
    ? { ok: true, structure: { ...structure, payout } }
    : { ok: false, wrong };
};

const PAYOUT_FIELDS = { percent: 'percents', flat: 'amounts', item: 'itemValue', double: 'percents' } as const;

const payoutOf = (draft: DesignDraft): Payout | undefined => {
  switch (draft.payout) {
    case 'percent': {
      const percents = draft.percents.map(Number);
      const byEntries = CHART.read(draft.chart);
      if (!areShares(percents) || byEntries === undefined) return undefined;
      return { type: 'percent', percents, ...(byEntries.length === 0 ? {} : { byEntries }) };
    }
    case 'flat': {
      const amounts = allOf(draft.amounts.map(MONEY.read)) ?? [];
      return amounts.length > 0 ? { type: 'flat', amounts } : undefined;
    }
    case 'item': {
      const value = MONEY.read(draft.itemValue);
      if (value === undefined) return undefined;
      return { type: 'item', ...defined({ value, what: NAME.read(draft.itemWhat) }) };
    }
    case 'double':
      return { type: 'double' };
  }
};

const areShares = (percents: readonly number[]): boolean =>
  percents.length > 0 && percents.every(percent => percent > 0);

const whole = <Value>({ value, wrong }: { readonly value: Value; readonly wrong: readonly unknown[] }) =>
  wrong.length === 0 ? value : undefined;

const levelOf = (draft: LevelDraft, anteBy: string): Level | undefined => {
  if (!draft.isBreak) {
    const level = whole(PLAYED.read(draft));
    const by = anteBy === BIG_BLIND && (level?.ante ?? 0) > 0 ? ({ anteBy: BIG_BLIND } as const) : {};
    return level && { type: 'level', ...level, ...by };
  }
  const minutes = COUNT.read(draft.minutes);
  return minutes === undefined ? undefined : { type: 'break', minutes };
};

const bountiesOf = ({ bounties, bountiesFrom: from }: DesignDraft): Structure['bounties'] => {
  const on = TARGETS.read(bounties);
  return on && { from, on: Object.fromEntries(on) };
};

const charityOf = ({ charityName, charityPercent }: DesignDraft): Structure['charity'] => {
  const [name, percent] = [NAME.read(charityName), Number(charityPercent)];
  return name !== undefined && percent > 0 && percent <= 100 ? { name, percent } : undefined;
};

const levelDraft = (level: Level): LevelDraft => ({ isBreak: level.type === 'break', ...PLAYED.write(level) });

/** What is posted, to be changed: reading it again gives the same. */
export const draftOf = (structure: Structure, activity: string): DesignDraft => {
  const { payout, bounties, charity, games = [], levels = [], reEntry, rebuy, addOn } = structure;
  return {
    ...FIRST,
    ...PLAIN.write(structure),
    activity,
    game: games[0] ?? '',
    levels: levels.map(levelDraft),
    anteBy: levels.some(line => line.type === 'level' && line.anteBy === BIG_BLIND) ? BIG_BLIND : '',
    reEntry: reEntry && PERIOD.write(reEntry),
    rebuy: rebuy && PURCHASE.write(rebuy),
    addOn: addOn && PURCHASE.write(addOn),
    payout: payout.type,
    ...payoutDraft(payout),
    bountiesFrom: bounties?.from ?? 'pool',
    bounties: TARGETS.write(Object.entries(bounties?.on ?? {})),
    charityName: charity?.name ?? '',
    charityPercent: charity === undefined ? '' : String(charity.percent),
  };
};

const payoutDraft = (payout: Payout): Partial<DesignDraft> => {
  switch (payout.type) {
    case 'percent':
      return { percents: payout.percents.map(String), chart: CHART.write(payout.byEntries ?? []) };
    case 'flat':
      return { amounts: payout.amounts.map(MONEY.write) };
    case 'item':
      return { itemValue: MONEY.write(payout.value), itemWhat: payout.what ?? '' };
    case 'double':
      return {};
  }
};
