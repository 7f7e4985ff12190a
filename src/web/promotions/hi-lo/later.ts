import { later } from '../../kit/index.ts';

/** Only on its days anybody opens it. */
export const HiLoDesk = later(async () => (await import('./desk.tsx')).HiLoDesk);
