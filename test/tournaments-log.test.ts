import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { TournamentCommand } from '#core/mechanisms/tournament';
import { dollars } from '#core/money';
import { openPrivate } from '#server/private';
import { tournament } from '../src/cli/tournament.ts';
import { opening } from './house/promotions.ts';
import { offeringOf } from './house/room.ts';
import { asked, clock, done, open } from './runtime/floor.ts';

const EVENT = 'GETR-000056';
const folder = mkdtempSync(path.join(tmpdir(), 'houseway-tournament-'));
after(() => rmSync(folder, { recursive: true }));

const printed = async (...args: readonly string[]) => {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  const exit = await tournament.run(args, { input: process.stdin, print, complain: print, isLive: false, columns: 80 });
  return { exit, text: lines.join('\n') };
};

test('[TRN-14] [TRN-41] houseway tournament log prints an ended event from the journal, with the names that are still kept', async () => {
  const house = await open({ type: 'sqlite', folder });
  await done(house, 'announce', { type: 'AnnounceOffering', offering: offeringOf(EVENT, {}), tables: 'all' });
  clock.now = clock.now.add({ minutes: 90 });
  await done(house, 'start', { type: 'StartOffering', activity: EVENT });
  const structure = {
    buyIn: dollars(20),
    entryFee: dollars(5),
    payout: { type: 'percent', percents: [100] },
  } as const;
  await done(house, 'open', opening(EVENT, 'tournament', { structure }, 'friday'));
  const steps: readonly TournamentCommand[] = [
    { type: 'OpenSignUps' },
    { type: 'RegisterPlayer', player: 'ana', entry: 'paid' },
    { type: 'RegisterPlayer', player: 'ben', entry: 'paid' },
    { type: 'CloseEntries' },
    { type: 'EliminatePlayers', out: [{ player: 'ben', by: ['ana'], chips: 10 }] },
    { type: 'PayPlayer', player: 'ana', showsId: true },
    { type: 'AddTable', table: 3, seats: 9 },
    { type: 'SignLog' },
  ];
  for (const [n, command] of steps.entries()) {
    await done(house, `step-${n}`, { type: 'RunPromotion', promotion: 'friday', mechanism: 'tournament', command });
  }
  const command = { type: 'SignLog' } as const;
  const second = { type: 'RunPromotion', promotion: 'friday', mechanism: 'tournament', command } as const;
  await house.handle(second, { ...asked('second'), actor: { id: 'cora', role: 'cage' } });
  await done(house, 'end', { type: 'EndPromotion', promotion: 'friday', reason: 'played' });
  await house.close();
  assert.match((await printed('log', 'friday', '--data', folder)).text, /1\. ana: \$40/, 'from the journal alone');
  assert.ok(!existsSync(path.join(folder, 'private.sqlite')), 'reading leaves nothing behind');
  const club = await openPrivate({ type: 'sqlite', folder });
  await club.members.put({ member: 'ana', card: '5550100019', name: 'Ana Alvarez', born: '1980-05-17' });
  await club.put({ person: 'ben', name: 'Ben of the staff', badge: 'b-1' });
  await club.put({ person: 'cora', name: 'Cora Cage', badge: 'b-2' });

  const { exit, text } = await printed('log', 'friday', '--data', folder);
  assert.equal(exit, 0, text);
  assert.match(text, /^Tournament log: friday\nEstablishment: Bay 101\nStarted: Monday, Mar 2, 2026, /);
  assert.match(text, /1\. Ana Alvarez \(ana\): \$40\.00, paid \$40\.00/);
  assert.match(text, /Participants\n {2}1\. Ana Alvarez \(ana\)\n {2}2\. ben\n/, 'a guest is nobody of the staff');
  assert.match(text, /\n {2}Cora Cage \(cora\), Mar 2, 2026/);
  assert.match(
    text,
    /Signatures\n {2}dealer-dee, Mar 2, 2026, .* \(at hand until Jun 2, 2026, kept until Mar 2, 2033\)/,
  );
  const json = await printed('log', 'friday', '--data', folder, '--json');
  assert.equal(JSON.parse(json.text).pool, 4_000);
  assert.deepEqual(JSON.parse(json.text).names, { players: { ana: 'Ana Alvarez' }, staff: { cora: 'Cora Cage' } });
  await club.members.erase('ana');
  await club.close();
  assert.match((await printed('log', 'friday', '--data', folder)).text, /1\. ana: \$40/, 'who was erased is an id');
  assert.deepEqual(await printed('log', 'saturday', '--data', folder).then(({ exit: code }) => code), 1);
});
