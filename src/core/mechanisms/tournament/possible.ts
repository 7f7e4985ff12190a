import type { Said } from '#core/words';
import { speak } from './refusals.ts';
import type { Level, Structure } from './structure-shape.ts';

/** What of a structure cannot be played, in words. TRN-1 */
export const impossibleIn = (structure: Structure): Said | undefined =>
  chipsObjection(structure) ??
  structure.levels?.map(levelObjection).find(words => words !== undefined) ??
  risingObjection(structure) ??
  chartObjection(structure) ??
  periodObjection(structure) ??
  givenObjection(structure);

const isCount = (n: number): boolean => Number.isSafeInteger(n) && n > 0;

const chipsObjection = ({ chips, rebuy, addOn }: Structure): Said | undefined =>
  [chips, rebuy?.chips, addOn?.chips].every(count => count === undefined || isCount(count))
    ? undefined
    : speak('structure.chips', {});

const levelObjection = (level: Level, place: number): Said | undefined => {
  const line = place + 1;
  if (!isCount(level.minutes)) return speak('structure.minutes', { line });
  if (level.type === 'break') return place === 0 ? speak('structure.first-break', {}) : undefined;
  const { smallBlind, bigBlind, ante = 0 } = level;
  const isFit = [smallBlind, bigBlind].every(isCount) && smallBlind <= bigBlind && Number.isSafeInteger(ante);
  return isFit && ante >= 0 ? undefined : speak('structure.blinds', { line });
};

/** Where half of the field ends it, blinds are raised each round. */
const risingObjection = ({ payout, levels = [] }: Structure): Said | undefined => {
  if (payout.type !== 'double') return undefined;
  const blinds = levels.flatMap(level => (level.type === 'level' ? [level.bigBlind] : []));
  const rises = blinds.every((blind, place) => place === 0 || blind > blinds[place - 1]!);
  return rises ? undefined : speak('structure.rising', {});
};

const chartObjection = ({ payout }: Structure): Said | undefined => {
  const rows = payout.type === 'percent' ? (payout.byEntries ?? []) : [];
  const rises = rows.every(
    ({ entriesMin }, row) => isCount(entriesMin) && entriesMin > (rows[row - 1]?.entriesMin ?? 1),
  );
  return rises ? undefined : speak('structure.rows', {});
};

/** A period speaks of levels that are posted. */
const periodObjection = ({ levels = [], lateEntryUntil, reEntry, rebuy, addOn }: Structure): Said | undefined => {
  const played = levels.filter(({ type }) => type === 'level').length;
  const named = [
    lateEntryUntil,
    reEntry?.untilLevel,
    ...[rebuy, addOn].flatMap(one => [one?.fromLevel, one?.untilLevel]),
  ];
  const strange = named.find(level => level !== undefined && !(isCount(level) && level <= played));
  if (strange !== undefined) return speak('structure.period-level', { level: strange, levels: played });
  const turned = [rebuy, addOn].find(one => (one?.fromLevel ?? 0) > (one?.untilLevel ?? played));
  return turned === undefined ? undefined : speak('structure.period-turned', {});
};

const givenObjection = ({ charity, added, things = [] }: Structure): Said | undefined => {
  if (charity?.name.trim() === '') return speak('structure.charity-name', {});
  if (charity !== undefined && !(charity.percent > 0 && charity.percent <= 100)) {
    return speak('structure.charity-percent', {});
  }
  if (added !== undefined && added <= 0) return speak('structure.added', {});
  const places = things.map(({ place }) => place);
  if (!places.every(isCount) || new Set(places).size < places.length) return speak('structure.one-thing', {});
  return things.every(({ value, what }) => value > 0 && what.trim() !== '') ? undefined : speak('structure.things', {});
};
