import type { Views } from '#core/views/on-screen';
import { ofThisDevice, readKept, writeKept } from '../kit/form/use-kept.ts';

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
export const keepFrame = (frame: Frame): void => writeKept(ofThisDevice, STORED_AS, frame);

export const lastFrame = (): Frame | undefined => readKept(ofThisDevice, STORED_AS);
