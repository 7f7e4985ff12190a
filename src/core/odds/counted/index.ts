/** Chances that take longer than a page may wait, worked out before. OFC-12 */
export { COUNTED } from './counted.data.ts';
