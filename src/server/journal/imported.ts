import type { Row } from './hash-chain.ts';
import type { Anchor } from './types.ts';

/** What another journal held, in order. The caller has checked it. */
export type Imported = { readonly pages: AsyncIterable<readonly Row[]>; readonly anchors: readonly Anchor[] };
