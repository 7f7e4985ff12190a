import type { MechanismPanel } from '../panel.ts';
import { handBoardOf } from './elsewhere.ts';
import { FORM } from './form.ts';
import { HighHandPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** The best hands of a posted time. */
export const highHand: MechanismPanel<'high-hand', typeof texts, 'from' | 'to'> = {
  mechanism: 'high-hand',
  panel: HighHandPanel,
  openForm: FORM,
  isOnBoard: true,
  isSettled: promotion => handBoardOf(promotion)?.isSettled === true,
};
