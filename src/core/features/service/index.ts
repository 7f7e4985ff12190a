export { SERVICE } from './feature.ts';
