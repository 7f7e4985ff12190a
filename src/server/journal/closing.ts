type Closed = { readonly close: () => Promise<void> | void };

/** For `await using`: what was opened is closed when the block ends, however it ends. */
export const closing = <Opened extends Closed>(opened: Opened): Opened & AsyncDisposable =>
  Object.assign(opened, { [Symbol.asyncDispose]: async () => opened.close() });

/** The result of work on something opened; on failure that is closed again. */
export const orClose = async <Opened extends Closed, Made>(
  opened: Opened,
  work: (opened: Opened) => Promise<Made>,
): Promise<Made> => {
  try {
    return await work(opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
};
