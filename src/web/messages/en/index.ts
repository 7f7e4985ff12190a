import { hands } from './hands.ts';
import { kit } from './kit.ts';

/** Every text of the screens, in English. What the rules say (calls, reasons, refusals) comes from the core. */
export const en = { kit, hands } as const;
