/** What Temporal reads, or undefined where it throws a RangeError because there is no such date, time or zone. */
export const attempt = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};
