import type { Views } from '#core/views/on-screen';

/** What a sign last showed, and when it was last known to be true. */
export type Frame = {
  readonly views: Views;
  readonly heardAt: number;
  readonly isDemo: boolean;
  /** How far the clock of the device was behind the server's: a tournament's clock goes by the server's. */
  readonly skewMs?: number;
};

const STORED_AS = 'houseway-sign-frame';

export const keepFrame = (frame: Frame): void => {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(frame));
  } catch {} // A device that keeps nothing starts with an empty sign.
};

export const lastFrame = (): Frame | undefined => {
  try {
    const text = localStorage.getItem(STORED_AS);
    return text === null ? undefined : (JSON.parse(text) as Frame); // Only `keepFrame` writes here.
  } catch {
    return undefined;
  }
};
