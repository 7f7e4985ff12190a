import type { Level, Structure } from './structure-shape.ts';

/** What of a structure cannot be played, in words. TRN-1 */
export const impossibleIn = (structure: Structure): string | undefined =>
  chipsObjection(structure) ??
  structure.levels?.map(levelObjection).find(words => words !== undefined) ??
  risingObjection(structure) ??
  chartObjection(structure) ??
  periodObjection(structure) ??
  givenObjection(structure);

const isCount = (n: number): boolean => Number.isSafeInteger(n) && n > 0;

const chipsObjection = ({ chips, rebuy, addOn }: Structure): string | undefined =>
  [chips, rebuy?.chips, addOn?.chips].every(count => count === undefined || isCount(count))
    ? undefined
    : 'chips are whole numbers above zero';

const levelObjection = (level: Level, place: number): string | undefined => {
  const line = `line ${place + 1} of the levels`;
  if (!isCount(level.minutes)) return `${line} lasts whole minutes, at least one`;
  if (level.type === 'break') return place === 0 ? 'an event does not begin with a break' : undefined;
  const { smallBlind, bigBlind, ante = 0 } = level;
  const isFit = [smallBlind, bigBlind].every(isCount) && smallBlind <= bigBlind && Number.isSafeInteger(ante);
  return isFit && ante >= 0 ? undefined : `${line} has a small blind, a big blind at least as large, and no other ante`;
};

/** Where half of the field ends it, blinds are raised each round. */
const risingObjection = ({ payout, levels = [] }: Structure): string | undefined => {
  if (payout.type !== 'double') return undefined;
  const blinds = levels.flatMap(level => (level.type === 'level' ? [level.bigBlind] : []));
  const rises = blinds.every((blind, place) => place === 0 || blind > blinds[place - 1]!);
  return rises ? undefined : 'the blinds rise with every level';
};

const chartObjection = ({ payout }: Structure): string | undefined => {
  const rows = payout.type === 'percent' ? (payout.byEntries ?? []) : [];
  const rises = rows.every(
    ({ entriesMin }, row) => isCount(entriesMin) && entriesMin > (rows[row - 1]?.entriesMin ?? 1),
  );
  return rises
    ? undefined
    : 'each row of the prizes begins at more entries than the one before, the first at two or more';
};

/** A period speaks of levels that are posted. */
const periodObjection = ({ levels = [], lateEntryUntil, reEntry, rebuy, addOn }: Structure): string | undefined => {
  const played = levels.filter(({ type }) => type === 'level').length;
  const named = [
    lateEntryUntil,
    reEntry?.untilLevel,
    ...[rebuy, addOn].flatMap(one => [one?.fromLevel, one?.untilLevel]),
  ];
  const strange = named.find(level => level !== undefined && !(isCount(level) && level <= played));
  if (strange !== undefined) return `a period names level ${strange} and ${played} levels are posted`;
  const turned = [rebuy, addOn].find(one => (one?.fromLevel ?? 0) > (one?.untilLevel ?? played));
  return turned === undefined ? undefined : 'a period ends before it begins';
};

const givenObjection = ({ charity, added, things = [] }: Structure): string | undefined => {
  if (charity?.name.trim() === '') return 'a charity has a name';
  if (charity !== undefined && !(charity.percent > 0 && charity.percent <= 100)) {
    return 'a charity has more than 0 and at most 100 percent';
  }
  if (added !== undefined && added <= 0) return 'what the house adds is above zero';
  const places = things.map(({ place }) => place);
  if (!places.every(isCount) || new Set(places).size < places.length) return 'each place has one thing at most';
  return things.every(({ value, what }) => value > 0 && what.trim() !== '')
    ? undefined
    : 'each thing has a name and a value';
};
