/** Hundreds of people sign on in tests. How well PINs are hashed is shown where people are tested, at the full cost. */
export const CHEAP_PINS = { memoryCost: 64, timeCost: 1 };
