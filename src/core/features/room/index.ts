export { ROOM } from './feature.ts';
