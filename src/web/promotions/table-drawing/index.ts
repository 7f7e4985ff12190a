import type { MechanismPanel } from '../panel.ts';
import { HAND_FIELDS, type HandField, handPrizesIn } from '../spinning/hand-prizes.ts';
import { TableDrawPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** A table is drawn by ball. */
export const tableDrawing: MechanismPanel<'table-drawing', typeof texts, HandField> = {
  mechanism: 'table-drawing',
  panel: TableDrawPanel,
  openForm: { fields: HAND_FIELDS, posted: handPrizesIn },
};
