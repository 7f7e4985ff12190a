import type { Activity, Row } from '#core/rulebook';
import { activityOfGame } from './game-activity.ts';
import type { HouseView } from './house.ts';

export const activityOf = (house: HouseView, id: string): Activity | undefined =>
  house.settings.activities.find(activity => activity.id === id) ?? activityOfGame(house, id);

/** As it is posted; what has left the rulebook keeps its id. */
export const nameOf = (house: HouseView, id: string): string => activityOf(house, id)?.name ?? id;

/** As players are told of it: under the name it is advertised by. SGN-2 */
export const advertisedNameOf = (house: HouseView, id: string): string =>
  house.offerings.get(id)?.offering.advertisedAs ?? nameOf(house, id);

/** A qualifying hand as its chart words it. */
export const labelOf = (house: HouseView, activity: string, key: string): string =>
  rowsOf(activityOf(house, activity)).find(row => row.key === key)?.label ??
  (house.games.has(activity) ? key.replaceAll('-', ' ') : key);

/** Prizes as their approval words them; a thing that a house has posted keeps its own words. */
export const prizeNames = (house: HouseView, activity: string): ((what: string) => string) => {
  const { prizes = [] } = activityOf(house, activity) ?? {};
  return what => prizes.find(({ key }) => key === what)?.label ?? what;
};

const rowsOf = (activity: Activity | undefined): readonly Row[] => activity?.charts.flatMap(({ rows }) => rows) ?? [];
