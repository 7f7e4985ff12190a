import { isBefore, type Span } from '#core/time';
import { momentFrom } from './moments.ts';
import type { Offered } from './offered.ts';

/**
 * When an activity was offered, up to a moment: from its start to its end, without its pauses. What is billed by the
 * hour asks here and nowhere else. HSE-14
 */
export const offeredSpans = ({ offeredSince, wasOffered = [] }: Offered, upTo: Temporal.Instant): readonly Span[] =>
  [
    ...wasOffered.map(({ from, to }) => ({ from: momentFrom(from), to: momentFrom(to) })),
    ...(offeredSince === undefined ? [] : [{ from: momentFrom(offeredSince), to: upTo }]),
  ].filter(({ from, to }) => isBefore(from, to));
