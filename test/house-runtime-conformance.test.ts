import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { emptyHouse, evolveHouse, type HouseEvent, houseFrom, houseText } from '#core/house';
import { type Journal, openJournal, type Place, readJournal, verifyJournal } from '#server/journal';
import { THROUGH_HOUSE } from './conformance/through-house.ts';
import { SETTINGS } from './house/room.ts';
import { postgresStore, sqliteStore } from './journal/stores.ts';

type Scenario = { readonly id: string; readonly kind: string };
type Played = { readonly id: string; readonly events: readonly HouseEvent[] };

const folder = path.join(import.meta.dirname, 'fixtures', 'conformance');
const scenarios = globSync('*.json', { cwd: folder }).flatMap(
  file => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Scenario[],
);

/** Every scenario in which something happens: its events, as a house decided them. */
const played: Played[] = [];
for (const scenario of scenarios.filter(({ kind }) => Object.hasOwn(THROUGH_HOUSE, kind))) {
  const { events } = await THROUGH_HOUSE[scenario.kind]!(scenario);
  if (events.length > 0) played.push({ id: scenario.id, events });
}

const stateOf = (events: readonly HouseEvent[]): string => houseText(events.reduce(evolveHouse, emptyHouse(SETTINGS)));
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const write = (journal: Journal<HouseEvent>, { id, events }: Played) =>
  journal.commit(id, () => ({ ok: true, atMs: 1_772_474_400_000, actor: 'ann', station: 't-1', events, result: null }));

/** Writes each scenario as one command, reads it back, and compares the house it makes; answers the last hash. */
const throughJournal = async (place: Place): Promise<string> => {
  const journal = await openJournal<HouseEvent>(place);
  await Promise.all(played.map(one => write(journal, one)));
  await journal.close();
  const reader = await readJournal<HouseEvent>(place);
  for (const { id, events } of played) {
    const { first, last } = (await reader.recall(id))!;
    const read: HouseEvent[] = [];
    for await (const page of reader.read({ from: first, to: last })) read.push(...page.map(({ event }) => event));
    const [direct, again] = [stateOf(events), stateOf(read)];
    assert.equal(hashOf(again), hashOf(direct), `${id}: the house after replay`);
    assert.equal(houseText(houseFrom(SETTINGS, again)), direct, `${id}: the house from its snapshot`);
  }
  await reader.close();
  const { findings, head } = await verifyJournal(place);
  assert.deepEqual(findings, []);
  return head.hash;
};

describe('the conformance set through the journal', () => {
  const [sqlite, postgres] = [sqliteStore(), postgresStore()];
  let inSqlite = '';
  before(postgres.start);
  after(async () => void (await Promise.all([sqlite.stop(), postgres.stop()])));

  test('[OPS-4] every scenario, written, read back and replayed, gives the same house and the same hash', async t => {
    const events = played.reduce((sum, one) => sum + one.events.length, 0);
    assert.ok(played.length > 300, `${played.length} scenarios`);
    inSqlite = await throughJournal(sqlite.newPlace());
    t.diagnostic(`${played.length} scenarios, ${events} events`);
  });

  test('[OPS-4] the same events have the same chain of hashes in both databases', async () => {
    assert.equal(await throughJournal(postgres.newPlace()), inSqlite);
  });
});
