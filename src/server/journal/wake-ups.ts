/** Followers that wait for more events. */
export class WakeUps {
  readonly #waiting = new Set<() => void>();

  wakeAll(): void {
    for (const wake of this.#waiting) wake();
  }

  /** Resolves at the next wake-up, when stopped, or after so long. */
  next(stopped: AbortSignal, withinMs: number): Promise<void> {
    if (stopped.aborted) return Promise.resolve();
    return new Promise(resolve => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        clearTimeout(timer);
        stopped.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, withinMs);
      this.#waiting.add(wake);
      stopped.addEventListener('abort', wake);
    });
  }
}
