import { condition } from '#core/qualifying';
import { contendersOf, findRow, type Judged, judgedHit, type Played, type Rule, rowsAt } from '../round/index.ts';
import { type Beat, beatenBy } from './find-beats.ts';

/** Every hand that could have lost with a listed hand: its cards, whether it was beaten, and its holder. */
export const judgedBeats = (rule: Rule, played: Played, beats: readonly Beat[]): readonly Judged[] => {
  const rows = rowsAt(rule, played.round).filter(({ beatenBy }) => beatenBy !== undefined);
  return contendersOf(rule, played.round).flatMap(hand =>
    rows.map(row => {
      const judged = judgedHit(rule, played, hand, row, findRow(rule, played.round, hand, row));
      const met = beats.some(beat => beat.row.key === row.key && beat.losers.some(one => one.hand.seat === hand.seat));
      const conditions = [...judged.conditions, condition(beatenBy(row), met)];
      return { ...judged, met: judged.met && met, conditions };
    }),
  );
};
