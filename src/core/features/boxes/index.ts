export { inBox } from './decide.ts';
export { BOXES } from './feature.ts';
