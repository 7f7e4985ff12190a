import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Event, findBet, loadSubject, type OddsSubject } from '#core/odds';

const subject = async (id: string): Promise<OddsSubject> => {
  const loaded = await loadSubject(id);
  assert.ok(loaded.ok);
  return loaded.value;
};
const BACCARAT = await subject('baccarat');
const BLACKJACK = await subject('blackjack');
const BLAZING_SEVENS = await subject('blazing-sevens');
const CARIBBEAN_STUD = await subject('caribbean-stud');
const CASINO_WAR = await subject('casino-war');
const PAI_GOW_POKER = await subject('pai-gow-poker');
const PAI_GOW_TILES = await subject('pai-gow-tiles');
const PAN_NINE = await subject('pan-9');
const POKARA = await subject('pokara');
const THIRTEEN_CARD = await subject('13-card');
const THREE_CARD_POKER = await subject('three-card-poker');
const ULTIMATE_TEXAS_HOLDEM = await subject('ultimate-texas-holdem');

const SUBJECTS = [
  BACCARAT,
  BLACKJACK,
  BLAZING_SEVENS,
  CARIBBEAN_STUD,
  CASINO_WAR,
  PAI_GOW_POKER,
  PAI_GOW_TILES,
  PAN_NINE,
  POKARA,
  THIRTEEN_CARD,
  THREE_CARD_POKER,
  ULTIMATE_TEXAS_HOLDEM,
];

/** What a command of the page prints: `odds blazing-sevens --bet chart --decks 6`. */
const answerOf = (command: string): ReadonlyMap<string, Event> => {
  const [, id, rest = ''] = /^odds (\S+)(.*)$/.exec(command)!;
  const { bet, ...given } = Object.fromEntries(
    rest.matchAll(/--(\S+) (\S+)/g).map(([, name, value]) => [name!, value!] as const),
  );
  const found = findBet(SUBJECTS.find(subject => subject.id === id)!, bet);
  assert.ok(found.ok, command);
  const asked = found.value.ask(given, () => {});
  assert.ok(asked.ok, command);
  return new Map((asked.value['events'] as readonly Event[]).map(event => [event.key, event]));
};

test('[OCT-1] docs/odds-catalog.md prints what is computed, of every game', () => {
  const page = readFileSync(new URL('../../docs/odds-catalog.md', import.meta.url), 'utf8');
  const blocks = page.matchAll(/^`(odds [^`]+)`\n\n((?:\|.*\n)+)/gm).toArray();
  assert.equal(blocks.length, SUBJECTS.length + 2);
  for (const [, command, table] of blocks) {
    const answer = answerOf(command!);
    const rows = table!.matchAll(/^\| `(\S+)` \|.*\| ([\d,]+) \| ([\d,]+) \| \S+ \|$/gm).toArray();
    assert.ok(rows.length > 1, command!);
    for (const [, key, count, total] of rows) {
      const event = answer.get(key!);
      const printed = { count: count!.replaceAll(',', ''), total: total!.replaceAll(',', '') };
      assert.deepEqual({ count: event?.count, total: event?.total }, printed, `${command}: ${key}`);
    }
  }
});
