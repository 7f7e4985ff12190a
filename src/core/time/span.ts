/** A stretch of time: it includes its first moment and ends just before `to`. */
export type Span = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

export const contains = ({ from, to }: Span, moment: Temporal.Instant): boolean =>
  isBefore(moment, to) && !isBefore(moment, from);

/** What two stretches have in common, if anything. */
export const overlap = (a: Span, b: Span): Span | undefined => {
  const from = isBefore(a.from, b.from) ? b.from : a.from;
  const to = isBefore(a.to, b.to) ? a.to : b.to;
  return isBefore(from, to) ? { from, to } : undefined;
};

export const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) < 0;
