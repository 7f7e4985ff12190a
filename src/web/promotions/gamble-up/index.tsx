import type { MechanismPanel } from '../panel.ts';
import { LadderPanel } from './panel.tsx';
import { texts } from './texts/en.ts';

/** A drawn prize is gambled up; its drawing opens it. */
export const gambleUp: MechanismPanel<'gamble-up', typeof texts> = {
  mechanism: 'gamble-up',
  panel: LadderPanel,
  texts: {
    en: texts,
    es: async () => (await import('./texts/es.ts')).texts,
    vi: async () => (await import('./texts/vi.ts')).texts,
    'zh-Hans': async () => (await import('./texts/zh-hans.ts')).texts,
    'zh-Hant': async () => (await import('./texts/zh-hant.ts')).texts,
  },
};
