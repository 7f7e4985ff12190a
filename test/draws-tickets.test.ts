import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import {
  commitmentTo,
  type DrawRecord,
  entriesHash,
  type Lot,
  publishedLots,
  recordObjection,
  ticketOf,
  winnersOf,
} from '#core/draws';
import { drawSecrets } from '#server/draws';
import { sealWith } from '#server/journal';

const secrets = drawSecrets(sealWith(randomBytes(32)), new Map());
const checkOf = secrets.checkOf!;
const CARDS = Array.from({ length: 12 }, (_, place) => `55501001${String(place + 10)}`);
const ENTRIES: readonly Lot[] = CARDS.map((card, place) => [card, place + 1]);

const published = (): DrawRecord => {
  const { commitment, sealed } = secrets.make();
  const secret = secrets.open({ commitment, sealed })!; // Closed by the same seal.
  const tickets = CARDS.map(card => ticketOf(commitment, card, checkOf(commitment, card)));
  const entries = publishedLots(ENTRIES, tickets);
  assert.equal(commitmentTo(secret), commitment);
  return {
    draw: 7,
    promotion: 'hours',
    activity: 'hours',
    committedAt: '2026-03-02T18:00:00Z',
    revealedAt: '2026-03-02T18:05:00Z',
    entries,
    entriesHash: entriesHash(entries),
    commitment,
    secret,
    winners: winnersOf({ draw: 7, entries, secret, count: 1 }),
  };
};

test('[LOT-12] [S22] a record of a draw over cards holds, and has no card in it', () => {
  const record = published();
  assert.equal(recordObjection(record), undefined);
  const text = JSON.stringify(record);
  for (const card of CARDS) assert.ok(!text.includes(card), card);
  for (const [ticket] of record.entries) assert.match(ticket, /^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  assert.equal(new Set(record.entries.map(([ticket]) => ticket)).size, CARDS.length);
});

test('[LOT-12] [S22] who has a card and its check code finds the ticket; with another card, code or draw nobody does', () => {
  const { commitment, entries } = published();
  const [card, other] = [CARDS[3]!, CARDS[4]!];
  const check = checkOf(commitment, card);
  const ticket = ticketOf(commitment, card, check);
  assert.deepEqual(entries[3], [ticket, 4]);
  assert.equal(ticketOf(commitment, card, check.toUpperCase().replaceAll('-', ' ')), ticket, 'however it is typed');
  const elsewhere = published();
  for (const wrong of [
    ticketOf(commitment, other, check),
    ticketOf(commitment, card, checkOf(commitment, other)),
    ticketOf(commitment, card, ''),
    ticketOf(elsewhere.commitment, card, checkOf(elsewhere.commitment, card)),
  ])
    assert.notEqual(wrong, ticket);
  const stranger = drawSecrets(sealWith(randomBytes(32)), new Map());
  assert.notEqual(stranger.checkOf!(commitment, card), check, 'another house has other codes');
});
