export { descriptionOf, withDescriptions } from './describe.ts';
