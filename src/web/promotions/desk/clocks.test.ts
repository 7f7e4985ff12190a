import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeskView, PromotionView } from '#core/views';
import { waitsIn as waitsInDrawing } from '../drawing/command.ts';
import type { Waits } from '../parts/waits.ts';
import { waitsIn as waitsAtWheel } from '../wheel/command.ts';
import { clocksIn } from './clocks.ts';

/** As the panels say, without their pages. */
const waitsIn = ({ desk }: PromotionView): readonly Waits[] => {
  const waits: Partial<Record<DeskView['type'], (desk: never) => readonly Waits[]>> = {
    drawing: waitsInDrawing,
    wheel: waitsAtWheel,
  };
  return waits[desk.type]?.(desk as never) ?? [];
};

test('what is waiting is in the order of its end', () => {
  const view = (promotion: string, desk: object, more: object = {}) =>
    ({
      promotion,
      activity: promotion,
      name: promotion,
      board: { type: 'other' },
      desk,
      ...more,
    }) as unknown as PromotionView;
  const until = '2026-03-02T20:03:00Z';
  const drawn = { ticket: 't1', player: 'ana', until };
  const clocks = clocksIn(
    [
      view('wheel', { type: 'wheel', player: 'ben', turn: { spins: 0, isDoubled: false } }),
      view('drum', { type: 'drawing', open: { prizes: [], drawn }, pending: [{ player: 'cem' }] }),
      view(
        'board',
        { type: 'other' },
        { endsAt: '2026-03-02T19:00:00Z', unfinished: { message: 'the board is not settled' } },
      ),
      view(
        'later',
        { type: 'other' },
        { endsAt: '2026-03-03T19:00:00Z', unfinished: { message: 'the board is not settled' } },
      ),
    ],
    waitsIn,
    Date.parse('2026-03-02T20:00:00Z'),
  );
  assert.deepEqual(
    clocks.map(({ promotion, why }) => [promotion, why]),
    [
      ['board', 'over'],
      ['drum', 'drawn'],
      ['wheel', 'spinner'],
      ['drum', 'id'],
    ],
  );
});
