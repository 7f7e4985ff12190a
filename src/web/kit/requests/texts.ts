import { type OwnTexts, ownTexts } from '../../messages/index.ts';
import * as english from './texts/en.ts';

/** For the pages at which somebody approves as second person. */
const requestTexts = ownTexts(english, import.meta.glob(['./texts/*.ts', '!./texts/en.ts']));

/** What a page says, and what it says of requests. */
export const withRequests =
  (own: OwnTexts): OwnTexts =>
  async language => ({ ...(await own(language)), ...(await requestTexts(language)) });
