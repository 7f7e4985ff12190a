export const SENTENCES = {
  'pin-not-digits': 'A PIN has 4 to 12 digits and nothing else. Choose another.',
  'pin-too-easy':
    'This PIN is one that others would try first: one digit all over, digits in a row, or the badge. Choose another.',

  'unknown-person': 'Nobody works here as {person}. Look at the list of people.',
  'no-person-id': '{person} is no id for a person. Take 1 to 40 lower-case letters, digits and hyphens, and no name.',
  'person-already-engaged': "{person} is somebody's id already. Change the roles of that person, or take another id.",
  'roles-missing': 'No role is given. Choose at least one.',
  'auditor-only-reads': 'An auditor reads and does nothing else here. Give the role alone, or leave it out.',
  'person-locked': '{person} is locked ({reason}) and may do nothing here. Ask an administrator.',
  'person-not-locked': '{person} is not locked and waits for nothing.',
  'lock-first': '{person} still works here. Lock the person first.',
  'too-many-wrong-pins':
    '{failures} wrong PINs in a row. No PIN is taken until {until}; then try again, or ask an administrator.',
  'unknown-station': '{station} is no station of this house. Enrol it first.',
  'no-station-id': '{station} is no name for a station. Take 1 to 40 lower-case letters, digits and hyphens.',
  'station-already-enrolled': '{station} is enrolled already. Revoke it first, or take another name.',
  'station-needs-table': 'A {kind} belongs to a table. Say which one.',
  'nobody-signs-on-here': 'Nobody signs on at a {kind}. Use a station of your own.',
  'not-signed-on': 'Nobody is signed on under this. Sign on with badge and PIN.',
  'sign-on-first': 'Nobody is signed on here for {what}. Sign on with badge and PIN.',
  'not-by-this-role': '{what} is for: {roles}. Ask one of them.',
  'not-at-this-station': '{what} is not done at this station but at: {stations}.',
  'other-table': 'This station belongs to table {table}, and {what} is not asked for that table here. Ask the floor.',
  'only-the-house': '{what} is done by the house itself. Nobody asks for it.',
  'unknown-request': 'Request {request} does not wait for a second person any more. Look at the list again.',
  'request-ran-out': 'Request {request} waited until {until} and ran out. Ask for it again.',
  'asked-in-older-form':
    'Request {request} was asked in an older form, before the program was renewed. Ask for it again.',
  'same-department': 'Both of you work in {department}. This house asks for two departments: ask somebody of another.',
} as const;
