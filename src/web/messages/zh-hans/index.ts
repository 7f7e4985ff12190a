import type { Messages } from '../texts.ts';
import { hands } from './hands.ts';
import { kit } from './kit.ts';

export const zhHans: Messages = { kit, hands };
