import type { MechanismPanel } from '../panel.ts';
import { DRAWN, type DrawnField } from '../parts/opening.tsx';
import { drawnAtIn } from '../parts/posting.ts';
import { changed, together } from '../parts/reading.ts';
import { HAND_FIELDS, type HandField, handPrizesIn } from '../spinning/hand-prizes.ts';
import { TableDrawPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** A table is drawn by ball. */
export const tableDrawing: MechanismPanel<'table-drawing', typeof texts, HandField | DrawnField> = {
  mechanism: 'table-drawing',
  panel: TableDrawPanel,
  openForm: {
    fields: { ...HAND_FIELDS, ...DRAWN },
    posted: (draft, zone) => {
      const { drawnFirst: _first, drawnCount: _count, drawnEvery: _every, ...hands } = draft;
      const parts = together({ hands: handPrizesIn(hands), drawnAt: drawnAtIn(draft, zone) });
      return changed(parts, ({ hands: prizes, ...times }) => ({ ...prizes, ...times }));
    },
  },
};
