import type { MechanismPanel } from '../panel.ts';
import { PERIOD } from '../parts/opening.tsx';
import { plain } from '../parts/reading.ts';
import { handBoardOf } from './elsewhere.ts';
import { HighHandPanel } from './panel.tsx';
import type { texts } from './texts/en.ts';

/** The best hands of a posted time. */
export const highHand: MechanismPanel<'high-hand', typeof texts, 'from' | 'to'> = {
  mechanism: 'high-hand',
  panel: HighHandPanel,
  openForm: { fields: PERIOD, posted: plain },
  isOnBoard: true,
  isSettled: promotion => handBoardOf(promotion)?.isSettled === true,
};
