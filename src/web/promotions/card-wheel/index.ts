import type { MechanismPanel } from '../panel.ts';
import type { HandField } from '../spinning/hand-prizes.ts';
import { FORM } from './form.ts';
import { CardWheelPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** A wheel of cards, spun until they make a hand. */
export const cardWheel: MechanismPanel<'card-wheel', typeof texts, HandField> = {
  mechanism: 'card-wheel',
  panel: CardWheelPanel,
  openForm: FORM,
  waits: ({ player, turn }) =>
    player === undefined || turn.hand !== undefined ? [] : [{ why: 'spinner', whom: player }],
};
