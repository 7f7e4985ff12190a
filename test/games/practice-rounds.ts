import assert from 'node:assert/strict';

/** Plays so many rounds and compares their mean with the exact one, in standard errors of the sample. */
export const agrees = (what: string, rounds: number, exact: number, play: () => number): void => {
  let [sum, squares] = [0, 0];
  for (let i = 0; i < rounds; i++) {
    const net = play();
    sum += net;
    squares += net * net;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  const off = Math.abs(mean - exact) / error;
  assert.ok(off < 4, `${what}: ${mean} after ${rounds} rounds, exactly ${exact}: ${off.toFixed(2)} standard errors`);
};
