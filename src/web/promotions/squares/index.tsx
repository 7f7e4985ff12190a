import type { MechanismPanel } from '../panel.ts';
import { plain } from '../parts/reading.ts';
import { SquaresPanel } from './panel.tsx';
import { texts } from './texts/en.ts';

/** Ten by ten squares with a table on each. Nothing is posted to open them. */
export const squares: MechanismPanel<'squares', typeof texts, object> = {
  mechanism: 'squares',
  panel: SquaresPanel,
  openForm: { draft: {}, fields: () => null, posted: () => plain({}) },
  texts: {
    en: texts,
    es: async () => (await import('./texts/es.ts')).texts,
    vi: async () => (await import('./texts/vi.ts')).texts,
    'zh-Hans': async () => (await import('./texts/zh-hans.ts')).texts,
    'zh-Hant': async () => (await import('./texts/zh-hant.ts')).texts,
  },
};
