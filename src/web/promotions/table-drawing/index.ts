import type { MechanismPanel } from '../panel.ts';
import type { DrawnField } from '../parts/opening-form.ts';
import type { HandField } from '../spinning/hand-prizes.ts';
import { FORM } from './form.ts';
import { TableDrawPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** A table is drawn by ball. */
export const tableDrawing: MechanismPanel<'table-drawing', typeof texts, HandField | DrawnField> = {
  mechanism: 'table-drawing',
  panel: TableDrawPanel,
  openForm: FORM,
};
