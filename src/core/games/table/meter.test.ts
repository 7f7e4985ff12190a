import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cents, dollars, percent } from '#core/money';
import { contribute, meterAt, takeAward } from './index.ts';

const amounts = fc.nat(1_000_000_000).map(cents);

test('[TBL-5] a percentage is taken down to the cent and divided equally; what is left over stays on the meter', () => {
  const { each, meter } = takeAward(meterAt(cents(1_234_567), dollars(5_000)), 10, 7);
  assert.equal(each, 17_636, '123,456 by seven');
  assert.equal(meter.posted, 1_234_567 - 7 * 17_636);
});

test('[TBL-6] the whole meter taken, it shows its reset amount, the reserve and the odd cents', () => {
  const { each, seeded, fromReserve, meter } = takeAward(meterAt(cents(1_000), cents(500), cents(30)), 100, 3);
  assert.deepEqual([each, seeded, fromReserve, meter.posted, meter.reserve], [333, 500, 30, 531, 0]);
});

test('[TBL-8] an award neither loses nor makes money', () => {
  const percentages = fc.constantFrom(10, 100);
  fc.assert(
    fc.property(
      amounts,
      amounts,
      amounts,
      percentages,
      fc.integer({ min: 1, max: 9 }),
      (posted, reset, reserve, part, n) => {
        const before = meterAt(posted, reset, reserve);
        const { each, seeded, meter } = takeAward(before, part, n);
        assert.equal(meter.posted + meter.reserve + each * n, posted + reserve + seeded);
        assert.ok(meter.posted >= 0 && meter.reserve >= 0);
      },
    ),
  );
});

test('[TBL-7] wagers feed the meter at its rate; over any history no part of a cent is lost', () => {
  const history = fc.array(
    fc.nat(30).map(chips => dollars(chips)),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(history, wagers => {
      const progression = { rate: percent(14.3), reserve: percent(0) };
      const end = wagers.reduce((meter, all) => contribute(meter, all, progression), meterAt(cents(0), cents(0)));
      const all = wagers.reduce((sum, wager) => sum + wager, 0);
      assert.equal(end.posted, Math.floor((all * 143) / 1_000));
    }),
  );
});
