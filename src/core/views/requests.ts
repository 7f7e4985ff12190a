import type { SecondRequest } from '#core/house';
import { byNumber, type View } from './view.ts';

/** What waits for a second person; `command` is what both would stand for. */
export type RequestView = SecondRequest;

export const REQUESTS: View<RequestView> = byNumber(
  ({ requests }) => requests,
  (_, request) => request,
);
