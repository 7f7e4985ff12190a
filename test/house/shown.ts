import assert from 'node:assert/strict';
import type { HouseEvent, HouseView } from '#core/house';
import { check } from '#core/shape';
import { FEED_MESSAGES, type Topic, touchedBy, viewOf } from '#core/views';

/** What the live feed would say after these events is of the form that is promised of it. API-16 */
export const requireShown = (house: HouseView, events: readonly HouseEvent[]): void => {
  const fit = check<unknown>(FEED_MESSAGES.delta, JSON.parse(JSON.stringify(changesOf(house, events))));
  assert.ok(fit.ok, fit.ok ? '' : `after ${events.map(({ type }) => type).join()}: ${fit.fields}`);
};

/** Of each topic all parts that may have changed. */
const changesOf = (house: HouseView, events: readonly HouseEvent[]): object => {
  const touched = events
    .flatMap(touchedBy)
    .flatMap(({ topic, key }) => (topic === 'table.*' ? tablesOf(house) : [topic]).map(one => ({ topic: one, key })));
  const byTopic = Map.groupBy(touched, ({ topic }) => topic);
  return Object.fromEntries([...byTopic].map(([topic, touches]) => [topic, { set: partsOf(house, topic, touches) }]));
};

const partsOf = (house: HouseView, topic: Topic, touches: readonly { readonly key: string | undefined }[]): object => {
  const view = viewOf(topic);
  const keys = new Set(touches.flatMap(({ key }) => (key === undefined ? [...view.keys(house)] : [key])));
  return Object.fromEntries([...keys].map(key => [key, view.part(house, key)]));
};

const tablesOf = ({ tables }: HouseView): readonly Topic[] =>
  [...tables.keys()].map(table => `table.${table}` as const);
