/** For whoever sets up the machines: in English only. */
export { CONSOLE } from './en.ts';
