import type { MechanismPanel } from '../panel.ts';
import { HandFields } from '../spinning/hand-fields.tsx';
import { type HandsDraft, handPrizesIn, NO_HANDS } from '../spinning/hand-prizes.ts';
import { TableDrawPanel } from './panel.tsx';
import { texts } from './texts/en.ts';

/** A table is drawn by ball. */
export const tableDrawing: MechanismPanel<'table-drawing', typeof texts, HandsDraft> = {
  mechanism: 'table-drawing',
  panel: TableDrawPanel,
  openForm: { draft: NO_HANDS, fields: HandFields, posted: handPrizesIn },
  texts: {
    en: texts,
    es: async () => (await import('./texts/es.ts')).texts,
    vi: async () => (await import('./texts/vi.ts')).texts,
    'zh-Hans': async () => (await import('./texts/zh-hans.ts')).texts,
    'zh-Hant': async () => (await import('./texts/zh-hant.ts')).texts,
  },
};
