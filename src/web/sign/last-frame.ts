import type { Views } from '#core/views/on-screen';
import { ofThisDevice, readStoredJson, writeStored } from '../kit/page/stored.ts';

/** What a sign last showed, and when it was last known to be true. */
export type Frame = {
  readonly views: Views;
  readonly heardAt: number;
  readonly isDemo: boolean;
  /** How far the clock of the device was behind the server's: a tournament's clock goes by the server's. */
  readonly skewMs?: number;
};

const STORED_AS = 'houseway-sign-frame';

/** A device that keeps nothing starts with an empty sign. */
export const keepFrame = (frame: Frame): void => writeStored(ofThisDevice, STORED_AS, JSON.stringify(frame));

export const lastFrame = (): Frame | undefined => readStoredJson(ofThisDevice, STORED_AS) as Frame | undefined; // Only `keepFrame` writes here.
