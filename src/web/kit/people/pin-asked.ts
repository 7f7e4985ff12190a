/** The house waits for a PIN at this station, and whatever was pressed waits with it. PPL-22 */
export type PinAsked = {
  readonly isAsked: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves with whether the person has typed it; several who ask at once wait for the same. */
  readonly ask: () => Promise<boolean>;
  readonly answer: (isTyped: boolean) => void;
};

export const openPinAsked = (): PinAsked => {
  const listeners = new Set<() => void>();
  let waiting: PromiseWithResolvers<boolean> | undefined;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    isAsked: () => waiting !== undefined,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: () => {
      waiting ??= Promise.withResolvers();
      tell();
      return waiting.promise;
    },
    answer: isTyped => {
      waiting?.resolve(isTyped);
      waiting = undefined;
      tell();
    },
  };
};
