/** `npm run test:long` goes through all of a matrix of which `npm test` takes a sample. */
export const isWhole = process.env['TEST_WHOLE'] === '1';
