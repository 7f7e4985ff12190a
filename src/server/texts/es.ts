/** Why the server can't start, for whoever starts it: in English only. */
export { CONSOLE } from './en.ts';
