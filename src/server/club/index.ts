export { Kiosks, STAYS_MS } from './kiosk.ts';
export {
  type ClubParts,
  changeMember,
  enrolMember,
  eraseMember,
  lookAt,
  mailingList,
  searchMembers,
  setMemberPin,
} from './members.ts';
