import { refusals } from '#core/base';

export const SENTENCES = {
  'pin-not-digits': (_: Record<string, never>) => 'A PIN has 4 to 12 digits and nothing else. Choose another.',
  'pin-too-easy': (_: Record<string, never>) =>
    'This PIN is one that others would try first: one digit all over, digits in a row, or the badge. Choose another.',

  'unknown-person': (f: { person: string }) => `Nobody works here as ${f.person}. Look at the list of people.`,
  'no-person-id': (f: { person: string }) =>
    `${f.person} is no id for a person. Take 1 to 40 lower-case letters, digits and hyphens, and no name.`,
  'person-already-engaged': (f: { person: string }) =>
    `${f.person} is somebody's id already. Change the roles of that person, or take another id.`,
  'roles-missing': (_: Record<string, never>) => 'No role is given. Choose at least one.',
  'auditor-only-reads': (_: Record<string, never>) =>
    'An auditor reads and does nothing else here. Give the role alone, or leave it out.',
  'person-locked': (f: { person: string; reason: string }) =>
    `${f.person} is locked (${f.reason}) and may do nothing here. Ask an administrator.`,
  'person-not-locked': (f: { person: string }) => `${f.person} is not locked and waits for nothing.`,
  'lock-first': (f: { person: string }) => `${f.person} still works here. Lock the person first.`,
  'too-many-wrong-pins': (f: { failures: number; until: string }) =>
    `${f.failures} wrong PINs in a row. No PIN is taken until ${f.until}; then try again, or ask an administrator.`,
  'unknown-station': (f: { station: string }) => `${f.station} is no station of this house. Enrol it first.`,
  'no-station-id': (f: { station: string }) =>
    `${f.station} is no name for a station. Take 1 to 40 lower-case letters, digits and hyphens.`,
  'station-already-enrolled': (f: { station: string }) =>
    `${f.station} is enrolled already. Revoke it first, or take another name.`,
  'station-needs-table': (f: { kind: string }) => `A ${f.kind} belongs to a table. Say which one.`,
  'nobody-signs-on-here': (f: { kind: string }) => `Nobody signs on at a ${f.kind}. Use a station of your own.`,
  'not-signed-on': (_: Record<string, never>) => 'Nobody is signed on under this. Sign on with badge and PIN.',
  'sign-on-first': (f: { what: string }) => `Nobody is signed on here for ${f.what}. Sign on with badge and PIN.`,
  'not-by-this-role': (f: { what: string; roles: string }) => `${f.what} is for: ${f.roles}. Ask one of them.`,
  'not-at-this-station': (f: { what: string; stations: string }) =>
    `${f.what} is not done at this station but at: ${f.stations}.`,
  'other-table': (f: { what: string; table: number | string }) =>
    `This station belongs to table ${f.table}, and ${f.what} is not asked for that table here. Ask the floor.`,
  'only-the-house': (f: { what: string }) => `${f.what} is done by the house itself. Nobody asks for it.`,
  'unknown-request': (f: { request: number }) =>
    `Request ${f.request} does not wait for a second person any more. Look at the list again.`,
  'request-ran-out': (f: { request: number; until: string }) =>
    `Request ${f.request} waited until ${f.until} and ran out. Ask for it again.`,
  'asked-in-older-form': (f: { request: number }) =>
    `Request ${f.request} was asked in an older form, before the program was renewed. Ask for it again.`,
  'same-department': (f: { department: string }) =>
    `Both of you work in ${f.department}. This house asks for two departments: ask somebody of another.`,
};

export const refuse = refusals(SENTENCES);
