type Closed = { readonly close: () => Promise<void> | void };

/** For `await using`: what was opened is closed when the block ends, however it ends. */
export const closing = <Opened extends Closed>(opened: Opened): Opened & AsyncDisposable =>
  Object.assign(opened, { [Symbol.asyncDispose]: async () => opened.close() });
