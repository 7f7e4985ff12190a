import { jsSevens } from './sevens-js.ts';
import { wasmSevens } from './sevens-wasm.ts';

/** Many seven-card hands at once; values are those of `rankSeven`. */
export type Sevens = {
  /** `hands` are card numbers, seven bytes a hand; there is a place in `values` for each. */
  readonly rankHands: (hands: Uint8Array, values: Uint16Array) => void;
  /** `boards` are four numbers a hand: the ranks held in clubs, diamonds, hearts and spades as bits, deuces lowest. */
  readonly rankBoards: (boards: Uint16Array, values: Uint16Array) => void;
  /** How many of all 133,784,560 hands have each value, by looking at every one. */
  readonly enumerate: () => Int32Array;
};

let sevensHere: Sevens | undefined;

/** In WebAssembly, or in JavaScript where that is missing or forbidden. */
export const sevens = (): Sevens => {
  sevensHere ??= wasmSevens() ?? jsSevens();
  return sevensHere;
};
