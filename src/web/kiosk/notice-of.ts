import type { Refusal } from '#core/base';
import type { VisitNotice } from './visit.ts';

/** What is said at the start when the house has ended a session. */
export const noticeOf = ({ code }: Refusal): VisitNotice =>
  code === 'see-the-club-desk' ? 'see-the-club-desk' : 'card-first';
