import { type Line, NoAnswer } from '#api';

const ASK_AGAIN_MS = 1_000;

/** For questions, which change nothing: asked again while no answer comes. Nothing once nobody waits for it. */
export const untilAnswered = async <Found>(
  { wait }: Pick<Line, 'wait'>,
  ask: () => Promise<Found>,
  signal: AbortSignal,
): Promise<Found | undefined> => {
  while (!signal.aborted) {
    try {
      const found = await ask();
      return signal.aborted ? undefined : found;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      await wait(ASK_AGAIN_MS);
    }
  }
  return undefined;
};
