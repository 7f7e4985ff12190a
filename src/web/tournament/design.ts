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
import { type Cents, formatAmountShort, parseAmount, plus, times } from '#core/money';
import { chipsTyped } from './chips-typed.ts';

/** What a director has written so far; everything as text, so that half a number is not lost. */
export type DesignDraft = {
  readonly activity: string;
  readonly name: string;
  readonly game: string;
  readonly buyIn: string;
  readonly entryFee: string;
  readonly chips: string;
  /** What the levels are designed for. */
  readonly players: string;
  readonly hours: string;
  readonly levelMinutes: string;
  readonly smallestChip: string;
  readonly breakEvery: string;
  readonly breakMinutes: string;
  readonly levels: readonly LevelDraft[];
  readonly lateEntryUntil: string;
  readonly reEntry: PeriodDraft | undefined;
  readonly rebuy: PurchaseDraft | undefined;
  readonly addOn: PurchaseDraft | undefined;
  readonly guarantee: string;
  readonly added: string;
  readonly payout: Payout['type'];
  readonly places: string;
  readonly steepness: Steepness;
  readonly percents: readonly string[];
  /** A line a row, from so many entries on: `30: 45, 27, 18, 10`. */
  readonly chart: string;
  readonly step: string;
  readonly amounts: readonly string[];
  readonly itemValue: string;
  readonly itemWhat: string;
  readonly bountiesFrom: 'pool' | 'house';
  /** A line a target: `Ann 500`. */
  readonly bounties: string;
  /** A line a prize: `1, Ring, 250, house`. */
  readonly things: string;
  readonly charityName: string;
  readonly charityPercent: string;
};

export type LevelDraft = {
  readonly isBreak: boolean;
  readonly minutes: string;
  readonly small: string;
  readonly big: string;
  readonly ante: string;
};
type PeriodDraft = { readonly limit: string; readonly untilLevel: string };
type PurchaseDraft = PeriodDraft & {
  readonly price: string;
  readonly chips: string;
  readonly fromLevel: string;
};

export const NO_PURCHASE: PurchaseDraft = { price: '', limit: '', chips: '', fromLevel: '', untilLevel: '' };
export const NO_PERIOD: PeriodDraft = { limit: '', untilLevel: '' };

const FIRST: DesignDraft = {
  activity: '',
  name: '',
  game: '',
  buyIn: '100',
  entryFee: '20',
  chips: '20,000',
  players: '50',
  hours: '6',
  levelMinutes: '20',
  smallestChip: '25',
  breakEvery: '4',
  breakMinutes: '15',
  levels: [],
  lateEntryUntil: '4',
  reEntry: undefined,
  rebuy: undefined,
  addOn: undefined,
  guarantee: '',
  added: '',
  payout: 'percent',
  places: '',
  steepness: 'usual',
  percents: [],
  chart: '',
  step: '5',
  amounts: [],
  itemValue: '',
  itemWhat: '',
  bountiesFrom: 'pool',
  bounties: '',
  things: '',
  charityName: '',
  charityPercent: '',
};

/** A usual evening, to begin with. */
export const firstDraft = (activity: string): DesignDraft => withPayout(withLevels({ ...FIRST, activity }));

const countIn = (typed: string): number | undefined => {
  const count = chipsTyped(typed);
  return count === undefined || count === 0 ? undefined : count;
};
const moneyIn = (typed: string): Cents | undefined => {
  const read = parseAmount(typed);
  return read.ok ? read.value : undefined;
};
const hoursIn = (typed: string): number | undefined => {
  const hours = Number(typed.replace(',', '.'));
  return hours > 0 && hours <= 72 ? Math.round(hours * 60) : undefined;
};

/** Designs the levels anew where all that is needed is written. TRN-32 */
export const withLevels = (draft: DesignDraft): DesignDraft => {
  const [players, chips, length] = [countIn(draft.players), countIn(draft.chips), hoursIn(draft.hours)];
  const [levelMinutes, smallestChip] = [countIn(draft.levelMinutes), countIn(draft.smallestChip)];
  const isKnown = [players, chips, length, levelMinutes, smallestChip].every(one => one !== undefined);
  if (!isKnown) return draft;
  const [breakEvery, breakMinutes] = [countIn(draft.breakEvery), countIn(draft.breakMinutes)];
  const breaks = breakEvery === undefined || breakMinutes === undefined ? {} : { breakEvery, breakMinutes };
  const wishes = { players: players!, chips: chips!, length: length!, levelMinutes: levelMinutes! }; // Just looked at.
  const levels = designLevels({ ...wishes, smallestChip: smallestChip!, ...breaks });
  return { ...draft, levels: levels.map(levelDraft) };
};

/** Designs the payout anew: percentages that are exactly 100, amounts that are exactly the pool. TRN-33 */
export const withPayout = (draft: DesignDraft): DesignDraft => {
  const [entries, buyIn] = [countIn(draft.players), moneyIn(draft.buyIn)];
  if (entries === undefined) return draft;
  const places = countIn(draft.places);
  const { percents } = designPayout(entries, {
    steepness: draft.steepness,
    ...(places === undefined || places > MOST_PLACES ? {} : { places }),
  });
  const step = moneyIn(draft.step);
  const flat =
    buyIn === undefined || step === undefined || step === 0
      ? undefined
      : flatPayout(plus(times(buyIn, entries), moneyIn(draft.added) ?? times(buyIn, 0)), percents, step).amounts;
  return {
    ...draft,
    percents: percents.map(String),
    ...(flat === undefined ? {} : { amounts: flat.map(formatAmountShort) }),
  };
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
  const wrong: FieldName[] = [];
  const must = <Value>(field: FieldName, value: Value | undefined): Value => {
    if (value === undefined) wrong.push(field);
    return value as Value; // Where it is not, the structure is not used.
  };
  const may = <Value>(field: FieldName, typed: string, value: Value | undefined): Value | undefined =>
    typed.trim() === '' ? undefined : must(field, value);
  const name = draft.name.trim();
  const structure: Structure = {
    ...given('name', name === '' ? must<string>('name', undefined) : name),
    ...given('games', draft.game === '' ? undefined : [draft.game]),
    buyIn: must('buyIn', moneyIn(draft.buyIn)),
    entryFee: must('entryFee', moneyIn(draft.entryFee)),
    ...given('chips', may('chips', draft.chips, countIn(draft.chips))),
    ...given('levels', draft.levels.length === 0 ? undefined : must('levels', levelsOf(draft.levels))),
    ...given('lateEntryUntil', may('lateEntryUntil', draft.lateEntryUntil, countIn(draft.lateEntryUntil))),
    ...given('reEntry', draft.reEntry && must('reEntry', periodOf(draft.reEntry))),
    ...given('rebuy', draft.rebuy && must('rebuy', purchaseOf(draft.rebuy))),
    ...given('addOn', draft.addOn && must('addOn', purchaseOf(draft.addOn))),
    ...given('guarantee', may('guarantee', draft.guarantee, moneyIn(draft.guarantee))),
    ...given('added', may('added', draft.added, moneyIn(draft.added))),
    payout: must(payoutField(draft.payout), payoutOf(draft)),
    ...given('things', may('things', draft.things, thingsOf(draft.things))),
    ...given('bounties', may('bounties', draft.bounties, bountiesOf(draft))),
    ...given('charity', may('charityPercent', draft.charityPercent, charityOf(draft))),
  };
  return wrong.length === 0 ? { ok: true, structure } : { ok: false, wrong };
};

const given = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { readonly [One in Name]?: Value }; // One name, one value.

const payoutField = (type: Payout['type']): FieldName => {
  if (type === 'flat') return 'amounts';
  return type === 'item' ? 'itemValue' : 'percents';
};

const payoutOf = (draft: DesignDraft): Payout | undefined => {
  switch (draft.payout) {
    case 'percent': {
      const percents = draft.percents.map(Number);
      const byEntries = chartOf(draft.chart);
      if (!areShares(percents) || byEntries === undefined) return undefined;
      return { type: 'percent', percents, ...given('byEntries', byEntries.length === 0 ? undefined : byEntries) };
    }
    case 'flat': {
      const amounts = draft.amounts.map(moneyIn);
      const read = amounts.filter(amount => amount !== undefined);
      return read.length > 0 && read.length === amounts.length ? { type: 'flat', amounts: read } : undefined;
    }
    case 'item': {
      const value = moneyIn(draft.itemValue);
      const what = draft.itemWhat.trim();
      return value === undefined
        ? undefined
        : { type: 'item', value, ...given('what', what === '' ? undefined : what) };
    }
    case 'double':
      return { type: 'double' };
  }
};

const areShares = (percents: readonly number[]): boolean =>
  percents.length > 0 && percents.every(percent => percent > 0);

const chartOf = (typed: string): readonly PayoutRow[] | undefined => {
  const rows = linesIn(typed).map(line => {
    const [entries = '', shares = ''] = line.split(':');
    const percents = shares
      .split(/[\s,/]+/)
      .filter(part => part !== '')
      .map(Number);
    const entriesMin = countIn(entries);
    return entriesMin !== undefined && areShares(percents) ? { entriesMin, percents } : undefined;
  });
  const read = rows.filter(row => row !== undefined);
  return read.length === rows.length ? read : undefined;
};

const levelsOf = (drafts: readonly LevelDraft[]): readonly Level[] | undefined => {
  const levels = drafts.map(levelOf);
  const read = levels.filter(level => level !== undefined);
  return read.length === levels.length ? read : undefined;
};

const levelOf = ({ isBreak, minutes: typed, small, big, ante: anteTyped }: LevelDraft): Level | undefined => {
  const minutes = countIn(typed);
  if (minutes === undefined) return undefined;
  if (isBreak) return { type: 'break', minutes };
  const [smallBlind, bigBlind] = [countIn(small), countIn(big)];
  const ante = anteTyped.trim() === '' ? undefined : chipsTyped(anteTyped);
  if (smallBlind === undefined || bigBlind === undefined || (anteTyped.trim() !== '' && ante === undefined))
    return undefined;
  return { type: 'level', minutes, smallBlind, bigBlind, ...given('ante', ante) };
};

/** Nothing where a number that is written cannot be read. */
const periodOf = ({ limit, untilLevel }: PeriodDraft) => {
  const read = { limit: countIn(limit), untilLevel: countIn(untilLevel) };
  const isFit = [limit, untilLevel].every((typed, n) => typed.trim() === '' || Object.values(read)[n] !== undefined);
  return isFit ? { ...given('limit', read.limit), ...given('untilLevel', read.untilLevel) } : undefined;
};

const purchaseOf = (draft: PurchaseDraft): Purchase | undefined => {
  const [price, period] = [moneyIn(draft.price), periodOf(draft)];
  const [chips, fromLevel] = [countIn(draft.chips), countIn(draft.fromLevel)];
  const isFit =
    (draft.chips.trim() === '' || chips !== undefined) && (draft.fromLevel.trim() === '' || fromLevel !== undefined);
  if (price === undefined || period === undefined || !isFit) return undefined;
  return { price, ...period, ...given('chips', chips), ...given('fromLevel', fromLevel) };
};

const linesIn = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');

const bountiesOf = ({ bounties, bountiesFrom: from }: DesignDraft): Structure['bounties'] => {
  const on = linesIn(bounties).map(line => {
    const [, target, amount] = /^(.+?)[\s,:]+(\S+)$/.exec(line) ?? [];
    return [target, moneyIn(amount ?? '')] as const;
  });
  const read = on.flatMap(([target, amount]) =>
    target === undefined || amount === undefined ? [] : [[target, amount] as const],
  );
  return read.length === on.length ? { from, on: Object.fromEntries(read) } : undefined;
};

const thingsOf = (typed: string): readonly Thing[] | undefined => {
  const things = linesIn(typed).map(line => {
    const [place, what, value, from] = line.split(',').map(part => part.trim());
    const read = { place: countIn(place ?? ''), value: moneyIn(value ?? '') };
    if (read.place === undefined || read.value === undefined || what === undefined || what === '') return undefined;
    return { place: read.place, what, value: read.value, from: from === 'pool' ? 'pool' : 'house' } as const;
  });
  const read = things.filter(thing => thing !== undefined);
  return read.length === things.length ? read : undefined;
};

const charityOf = ({ charityName, charityPercent }: DesignDraft): Structure['charity'] => {
  const percent = Number(charityPercent);
  return charityName.trim() !== '' && percent > 0 && percent <= 100 ? { name: charityName.trim(), percent } : undefined;
};

const levelDraft = (level: Level): LevelDraft =>
  level.type === 'break'
    ? { isBreak: true, minutes: String(level.minutes), small: '', big: '', ante: '' }
    : {
        isBreak: false,
        minutes: String(level.minutes),
        small: String(level.smallBlind),
        big: String(level.bigBlind),
        ante: level.ante === undefined ? '' : String(level.ante),
      };

/** What is posted, to be changed: reading it again gives the same. */
export const draftOf = (structure: Structure, activity: string): DesignDraft => {
  const { payout, bounties, charity, things = [], reEntry } = structure;
  const text = (value: number | undefined): string => (value === undefined ? '' : String(value));
  const money = (value: Cents | undefined): string => (value === undefined ? '' : formatAmountShort(value));
  const purchase = (one: Purchase | undefined): PurchaseDraft | undefined =>
    one && {
      price: money(one.price),
      limit: text(one.limit),
      chips: text(one.chips),
      fromLevel: text(one.fromLevel),
      untilLevel: text(one.untilLevel),
    };
  return {
    ...FIRST,
    activity,
    name: structure.name ?? '',
    game: structure.games?.[0] ?? '',
    buyIn: money(structure.buyIn),
    entryFee: money(structure.entryFee),
    chips: text(structure.chips),
    levels: (structure.levels ?? []).map(levelDraft),
    lateEntryUntil: text(structure.lateEntryUntil),
    reEntry: reEntry && { limit: text(reEntry.limit), untilLevel: text(reEntry.untilLevel) },
    rebuy: purchase(structure.rebuy),
    addOn: purchase(structure.addOn),
    guarantee: money(structure.guarantee),
    added: money(structure.added),
    payout: payout.type,
    percents: payout.type === 'percent' ? payout.percents.map(String) : [],
    chart: payout.type === 'percent' ? (payout.byEntries ?? []).map(chartLine).join('\n') : '',
    amounts: payout.type === 'flat' ? payout.amounts.map(formatAmountShort) : [],
    itemValue: payout.type === 'item' ? money(payout.value) : '',
    itemWhat: payout.type === 'item' ? (payout.what ?? '') : '',
    bountiesFrom: bounties?.from ?? 'pool',
    bounties: Object.entries(bounties?.on ?? {})
      .map(([target, amount]) => `${target} ${money(amount)}`)
      .join('\n'),
    things: things.map(({ place, what, value, from }) => `${place}, ${what}, ${plain(value)}, ${from}`).join('\n'),
    charityName: charity?.name ?? '',
    charityPercent: text(charity?.percent),
  };
};

const chartLine = ({ entriesMin, percents }: PayoutRow): string => `${entriesMin}: ${percents.join(', ')}`;

/** Without the comma that parts the fields of a line. */
const plain = (value: Cents): string => formatAmountShort(value).replaceAll(',', '');
