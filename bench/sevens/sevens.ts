import { jsSevens } from './js.ts';
import type { Sevens } from './tables.ts';
import { wasmSevens } from './wasm.ts';

export type { Sevens };

let sevensHere: Sevens | undefined;

/** In WebAssembly, or in JavaScript where that is missing or forbidden. */
export const sevens = (): Sevens => {
  sevensHere ??= wasmSevens() ?? jsSevens();
  return sevensHere;
};
