import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { emptyHouse, evolveHouse, type HouseEvent, houseText } from '#core/house';
import { dollars } from '#core/money';
import { Follower, HouseService, type OpenHouse, openHouse, type Program } from '#server/house';
import { openJournal, type Place, readJournal, verifyJournal } from '#server/journal';
import { BEAT, SETTINGS } from './house/room.ts';
import { STORES } from './journal/stores.ts';
import { asked, done, open, openFloor, optionsFor, turnOf } from './runtime/floor.ts';
import { until } from './runtime/until.ts';

/** What every start makes of the journal, event by event. */
const replayed = async (place: Place): Promise<string> => {
  const journal = await readJournal<HouseEvent>(place);
  let house = emptyHouse(SETTINGS);
  for await (const page of journal.read({ from: 1 })) for (const { event } of page) house = evolveHouse(house, event);
  await journal.close();
  return houseText(house);
};

const playRounds = async (house: OpenHouse, rounds: number, prefix = 'round'): Promise<void> => {
  for (let turn = 0; turn < 2 * rounds; turn++) await done(house, `${prefix}-${turn}`, turnOf(1, turn));
};

for (const store of STORES.map(make => make())) {
  describe(`a house in ${store.name}`, () => {
    before(store.start);
    after(store.stop);

    test('[OPS-2] a command is decided on the newest state and answered with its events once they are durable', async () => {
      const place = store.newPlace();
      const house = await open(place);
      await openFloor(house, 1);
      const { events, first, last, repeated } = await done(house, 'start', { type: 'StartGame', table: 1 });
      assert.deepEqual([last - first + 1, repeated], [events.length, false]);
      assert.equal(events[0]?.type, 'RoundStarted');
      const reader = await readJournal<HouseEvent>(place);
      assert.equal((await reader.head()).seq, last);
      await reader.close();
      assert.equal(house.state.balances.get(`drop-box:${BEAT}:1`), dollars(1));
      await house.close();
    });

    test('[OPS-2] a hundred at once: each is decided on what the ones before left', async () => {
      const place = store.newPlace();
      const house = await open(place);
      await openFloor(house, 50);
      const starts = await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          house.handle({ type: 'StartGame', table: 1 + (n % 50) }, asked(`s-${n}`)),
        ),
      );
      assert.equal(starts.filter(({ ok }) => ok).length, 50);
      assert.deepEqual(new Set(starts.map(start => (start.ok ? 'ok' : start.code))), new Set(['ok', 'round-is-on']));
      assert.equal(house.state.funds.get(BEAT)?.reserve, dollars(50));
      await house.close();
      assert.equal(await replayed(place), houseText(house.state));
    });

    test('[OPS-3] the same key gets the first answer, at once, later and after a restart; another command is refused', async () => {
      const place = store.newPlace();
      let house = await open(place);
      await openFloor(house, 1);
      const start = { type: 'StartGame', table: 1 } as const;
      const [first, again] = await Promise.all([house.handle(start, asked('k')), house.handle(start, asked('k'))]);
      assert.deepEqual(again, { ...first, repeated: true });
      await house.close();
      house = await open(place);
      const { seq } = house;
      assert.deepEqual(JSON.stringify(await house.handle(start, asked('k'))), JSON.stringify(again));
      const other = await house.handle({ type: 'GameOver', table: 1 }, asked('k'));
      assert.equal(!other.ok && other.code, 'key-of-another-command');
      assert.equal(house.seq, seq, 'nothing was added');
      await house.close();
    });

    test('[OPS-2] a refusal changes nothing, and where nothing is to be done nothing is written', async () => {
      const house = await open(store.newPlace());
      await openFloor(house, 1);
      const before = houseText(house.state);
      const refused = await house.handle({ type: 'GameOver', table: 1 }, asked('over'));
      const idle = await house.handle({ type: 'LetTimePass' }, asked('time'));
      const unnamed = await house.handle({ type: 'StartGame', table: 1 }, asked('two\nlines'));
      assert.equal(!unnamed.ok && unnamed.code, 'not-a-name');
      assert.deepEqual(
        [refused, idle].map(answer => !answer.ok && answer.code),
        ['no-round-on', 'nothing-to-do'],
      );
      assert.equal(houseText(house.state), before);
      await house.close();
    });

    test('[OPS-4] a start from a snapshot and what came after is the house that was left', async () => {
      const place = store.newPlace();
      const house = await open(place, { snapshotEvery: 25 });
      await openFloor(house, 2);
      await playRounds(house, 20);
      await house.close();
      const { house: again, checked } = await openHouse(optionsFor(place));
      const after = checked.head.seq - checked.snapshotSeq;
      assert.ok(checked.snapshotSeq > 0 && after < 25 + 3, `${after} of ${checked.head.seq} events after the snapshot`);
      assert.equal(houseText(again.state), houseText(house.state));
      assert.equal(await replayed(place), houseText(house.state));
      await playRounds(again, 1, 'after');
      await again.close();
    });

    test('[OPS-7] an event that is not what was written keeps the house out of service, and is named', async () => {
      const place = store.newPlace();
      const house = await open(place);
      await openFloor(house, 1);
      const { last } = await done(house, 'start', { type: 'StartGame', table: 1 });
      await house.close();
      for (const statement of store.unprotect) await store.sql(place, statement);
      await store.sql(place, `UPDATE journal SET event = replace(event, '100', '900') WHERE seq = ${last}`);
      await assert.rejects(openHouse(optionsFor(place)), {
        name: 'CheckFailed',
        message: new RegExp(`Event ${last} isn't what was written.*run houseway journal verify`),
      });
      await (await openJournal(place)).close(); // The journal was let go of.
    });

    test('[OPS-6] a follower is where the writer is, and refuses commands in words', async () => {
      const place = store.newPlace();
      const writer = await open(place);
      await openFloor(writer, 1);
      const follower = await Follower.open(place, SETTINGS);
      await playRounds(writer, 10);
      await until(() => follower.seq === writer.seq);
      assert.equal(houseText(follower.state), houseText(writer.state));
      await follower.close();
      const second = await HouseService.start(optionsFor(place, { mayFollow: true }));
      assert.equal(second.status().type, 'following');
      const refused = await second.handle({ type: 'StartGame', table: 1 }, asked('there'));
      assert.equal(!refused.ok && refused.code, 'not-the-writer');
      await second.stop();
      await writer.close();
    });

    test('[OPS-16] a start says which program it is, and whether it is another than before', async () => {
      const place = store.newPlace();
      const said: string[] = [];
      const [first, second] = ['a', 'b'].map(
        (letter): Program => ({
          fingerprint: letter.repeat(64),
          files: 3,
          proof: 'none',
          changed: async () => [],
        }),
      ) as [Program, Program];
      for (const program of [first, first, second]) {
        const say = (sentence: string): void => void (sentence.startsWith('Program') && said.push(sentence));
        const service = await HouseService.start(optionsFor(place, { program, say }));
        const status = service.status();
        assert.equal(status.type === 'writing' && status.program, program.fingerprint);
        await service.stop();
      }
      const same = 'Program aaaaaaaaaaaaaaaa, 3 files.';
      assert.deepEqual(said, [
        same,
        same,
        'Program bbbbbbbbbbbbbbbb, 3 files. It is not the program of the last start.',
      ]);
    });

    test('[OPS-6] when the writer leaves, the follower takes over where it stopped', async () => {
      const place = store.newPlace();
      const writer = await open(place);
      await openFloor(writer, 1);
      const service = await HouseService.start(optionsFor(place, { mayFollow: true }));
      await playRounds(writer, 3);
      const left = houseText(writer.state);
      await writer.close();
      await until(() => service.status().type === 'writing');
      assert.equal(houseText(service.state!), left);
      await done(service, 'next', { type: 'StartGame', table: 1 });
      await service.stop();
      assert.deepEqual((await verifyJournal(place)).findings, []);
    });
  });
}
