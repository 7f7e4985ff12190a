export { OFFERINGS } from './feature.ts';
