export { TABLES } from './feature.ts';
