export { cardTyped, newCard } from './card-number.ts';
export { keepForgetting } from './forget.ts';
export { Kiosks, STAYS_MS } from './kiosk.ts';
export { logNames } from './log-names.ts';
export {
  changeMember,
  checkPapers,
  documentIn,
  enrollMember,
  eraseMember,
  excludedIn,
  lookAt,
  type Mailed,
  mailingList,
  recordsOf,
  searchMembers,
  setMemberPhoto,
  setMemberPin,
} from './members.ts';
