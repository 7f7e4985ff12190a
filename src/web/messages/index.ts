export { en, type Messages } from './en.ts';
