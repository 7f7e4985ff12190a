import type { MechanismPanel } from '../panel.ts';
import { HandFields } from '../spinning/hand-fields.tsx';
import { type HandsDraft, handPrizesIn, NO_HANDS } from '../spinning/hand-prizes.ts';
import { CardWheelPanel } from './panel.tsx';
import { texts } from './texts/en.ts';

/** A wheel of cards, spun until they make a hand. */
export const cardWheel: MechanismPanel<'card-wheel', typeof texts, HandsDraft> = {
  mechanism: 'card-wheel',
  panel: CardWheelPanel,
  openForm: { draft: NO_HANDS, fields: HandFields, posted: handPrizesIn },
  texts: {
    en: texts,
    es: async () => (await import('./texts/es.ts')).texts,
    vi: async () => (await import('./texts/vi.ts')).texts,
    'zh-Hans': async () => (await import('./texts/zh-hans.ts')).texts,
    'zh-Hant': async () => (await import('./texts/zh-hant.ts')).texts,
  },
  waits: ({ player, turn }) =>
    player === undefined || turn.hand !== undefined ? [] : [{ why: 'spinner', whom: player }],
};
