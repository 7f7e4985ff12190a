/** What is typed in a form becomes amounts, numbers and whole parts, or the words in it that cannot be read. */
export { all, amountIn, changed, countIn, ifWritten, plain, type Read, required, together } from './read.ts';
