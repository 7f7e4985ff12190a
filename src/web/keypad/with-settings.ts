import type { useSettings } from '../kit/index.ts';

type Settled = ReturnType<typeof useSettings>;
export type WithSettings = { readonly settings: Settled[0]; readonly onSettings: Settled[1] };
