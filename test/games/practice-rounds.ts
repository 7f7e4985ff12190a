import assert from 'node:assert/strict';

/** Plays so many rounds and compares their mean with the exact one, in standard errors; says what it found. */
export const agrees = (what: string, rounds: number, exact: number, play: () => number): string => {
  let [sum, squares] = [0, 0];
  for (let i = 0; i < rounds; i++) {
    const net = play();
    sum += net;
    squares += net * net;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  const off = Math.abs(mean - exact) / error;
  const found = `${what}: ${mean} after ${rounds} rounds, exactly ${exact}: ${off.toFixed(2)} standard errors of ${error}`;
  assert.ok(off < 4, found);
  return found;
};
