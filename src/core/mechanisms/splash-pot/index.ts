export { tokens } from './decide.ts';
