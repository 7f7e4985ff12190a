import type { MechanismPanel } from '../panel.ts';
import { Period } from '../parts/period.tsx';
import { plain } from '../parts/reading.ts';
import { handBoardOf } from './elsewhere.ts';
import { HighHandPanel } from './panel.tsx';
import { texts } from './texts/en.ts';

type OpenDraft = { readonly from: string; readonly to: string };

/** The best hands of a posted time. */
export const highHand: MechanismPanel<'high-hand', typeof texts, OpenDraft> = {
  mechanism: 'high-hand',
  panel: HighHandPanel,
  openForm: { draft: { from: '', to: '' }, fields: Period, posted: ({ from, to }) => plain({ from, to }) },
  texts: {
    en: texts,
    es: async () => (await import('./texts/es.ts')).texts,
    vi: async () => (await import('./texts/vi.ts')).texts,
    'zh-Hans': async () => (await import('./texts/zh-hans.ts')).texts,
    'zh-Hant': async () => (await import('./texts/zh-hant.ts')).texts,
  },
  isOnBoard: true,
  isSettled: promotion => handBoardOf(promotion)?.isSettled === true,
};
