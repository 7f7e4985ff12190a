type Plain = string | number | boolean | undefined;

/** A difference in words; what a scenario leaves out is free. */
export const differs = (field: string, expected: Plain, got: Plain): readonly string[] =>
  expected === undefined || expected === got ? [] : [`${field} should be ${expected}, is ${got ?? 'nothing'}`];
