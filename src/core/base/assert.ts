/** Stops on a defect: something we rely on is not so. On in production; a person's mistake gets a refusal instead. */
export function assert(condition: boolean, whatIsWrong: string): asserts condition {
  if (!condition) throw new Error(`Defect: ${whatIsWrong}`);
}
