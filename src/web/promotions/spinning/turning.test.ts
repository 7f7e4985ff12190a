import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dollars } from '#core/money';
import type { Over } from '../draws/shown.ts';
import { angleOf, restOf, sectorPath, spotWords, turnTo } from './turning.ts';

const BASE = { draw: 1, promotion: 'p', activity: 'a', at: '2026-03-02T18:00:00Z' };
const witnessed = (drawn: string): Over => ({ ...BASE, type: 'witnessed', drawn });

test('[WHL-2] the wheel rests where the journal says, by hand or by computer; a peg is not a spot', () => {
  const computed = { count: 64, entriesHash: '', commitment: '', revealedAt: BASE.at, secret: '' };
  assert.equal(restOf({ ...BASE, ...computed, type: 'revealed', winner: '17' }), 17);
  assert.equal(restOf(witnessed('spot 0')), 0);
  assert.equal(restOf(witnessed('spot peg')), undefined);
});

test('from any position the wheel turns forward at least five times and ends on the spot', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }).chain(spots => fc.tuple(fc.constant(spots), fc.nat(spots - 1))),
      fc.integer({ min: 0, max: 100_000 }),
      ([spots, spot], from) => {
        const end = turnTo(from, spot, spots);
        const turned = end - from;
        assert.ok(turned >= 5 * 360 && turned < 6 * 360);
        const off = (((end - angleOf(spot, spots)) % 360) + 360) % 360;
        assert.ok(Math.min(off, 360 - off) < 1e-6);
      },
    ),
  );
});

test('a spot says its prize', () => {
  assert.equal(spotWords({ type: 'cash', amount: dollars(250) }, 'x'), '$250');
  assert.equal(spotWords({ type: 'goods', what: 'Bicycle' }, 'x'), 'Bicycle');
  assert.equal(spotWords({ type: 'double' }, 'Double'), 'Double');
});

test('the spots of a wheel fill it', () => {
  assert.equal(sectorPath(4, 100), 'M0 0L-70.711 -70.711A100 100 0 0 1 70.711 -70.711Z');
  assert.match(sectorPath(1, 100), /A100 100 0 1 1/);
});
