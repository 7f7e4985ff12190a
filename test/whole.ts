/** `npm run test:long` goes through all of a matrix of which `npm test` takes a sample. */
export const isWhole = process.env['TEST_WHOLE'] === '1';

/** All of them in `npm run test:long`; in `npm test` those that were chosen. */
export const chosenOf = <One>(chosen: readonly NoInfer<One>[], all: readonly One[]): readonly One[] =>
  isWhole ? all : chosen;

/** All of them in `npm run test:long`; in `npm test` the first, and every so-and-so-manyth after it. */
export const everyOf = <One>(step: number, all: readonly One[]): readonly One[] =>
  isWhole ? all : all.filter((_, place) => place % step === 0);
