export { type Period, settlePeriod } from './settle.ts';
