import { AskedOfTwo } from '#core/house';
import { named, type Of, object } from '#core/shape';
import { SecondRequest } from '#core/state';
import { byNumber, type HouseWide } from './view.ts';

/** What waits for a second person; `command` is what both would do. */
export const RequestView = named('SecondRequest', object({ ...SecondRequest.fields, command: AskedOfTwo }));
export type RequestView = Of<typeof RequestView>;

export const REQUESTS: HouseWide<RequestView> = {
  shape: RequestView,
  read: 'requests',
  ...byNumber(
    ({ requests }) => requests,
    (_, request) => request,
  ),
};
