import { changed, together } from '#entry/reading';
import { DRAWN, type DrawnField, type OpeningForm } from '../parts/opening-form.ts';
import { drawnAtIn } from '../parts/posting.ts';
import { HAND_FIELDS, type HandField, handPrizesIn } from '../spinning/hand-prizes.ts';

export const FORM: OpeningForm<'table-drawing', HandField | DrawnField> = {
  fields: { ...HAND_FIELDS, ...DRAWN },
  posted: (draft, zone) => {
    const { drawnFirst: _first, drawnCount: _count, drawnEvery: _every, ...hands } = draft;
    const parts = together({ hands: handPrizesIn(hands), drawnAt: drawnAtIn(draft, zone) });
    return changed(parts, ({ hands: prizes, ...times }) => ({ ...prizes, ...times }));
  },
};
