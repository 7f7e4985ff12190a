export { CROSS_CHECKS, crossCheck } from './cross-check.ts';
