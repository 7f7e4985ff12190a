export { settlePeriod } from './settle.ts';
