/** So many wrong PINs are forgiven at once. */
const WRONG_PINS_FREE = 4;
/** A day: long enough that guessing a PIN takes years. */
const WAIT_MAX_MINUTES = 1_440;

/** How long no PIN is looked at after so many wrong ones: 1, 2, 4 ... minutes from the fifth on. PPL-6 */
export const waitMinutes = (failures: number): number =>
  failures <= WRONG_PINS_FREE ? 0 : Math.min(2 ** (failures - WRONG_PINS_FREE - 1), WAIT_MAX_MINUTES);
