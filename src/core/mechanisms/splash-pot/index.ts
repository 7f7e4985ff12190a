export { tokens } from './feature.ts';
