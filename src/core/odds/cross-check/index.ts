export { type CrossChecked, crossCheck, isFar } from './cross-check.ts';
