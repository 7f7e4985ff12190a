export { type CrossChecked, crossCheck, isFar } from './cross-check.ts';
export { CROSS_CHECKS, type Deals } from './cross-checks.ts';
