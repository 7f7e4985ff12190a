/** For whoever runs the machine, in English only. */
export { CONSOLE } from './en.ts';
