export { settleBonusHands } from './settle.ts';
