export { barsOf, code128 } from './code-128.ts';
