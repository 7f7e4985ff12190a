import { jsSevens } from './sevens-js.ts';
import type { Sevens } from './sevens-tables.ts';
import { wasmSevens } from './sevens-wasm.ts';

export type { Sevens };

let sevensHere: Sevens | undefined;

/** In WebAssembly, or in JavaScript where that is missing or forbidden. */
export const sevens = (): Sevens => {
  sevensHere ??= wasmSevens() ?? jsSevens();
  return sevensHere;
};
