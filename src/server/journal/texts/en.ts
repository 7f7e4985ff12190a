/** What can fail outside of us. Each sentence says what is so, what it means for the events, and what to do. */
export const SENTENCES = {
  'chain-broken':
    'The journal was changed: {what} Nothing runs on a changed journal. Keep the files as they are, run houseway journal verify, and restore from a checked backup.',
  'database-gone':
    "The database {database} doesn't answer ({reason}). Everything acknowledged is saved in it. Start it or fix the network: a house in service comes back by itself.",
  'database-refused': "The database {database} doesn't let us in ({reason}). Correct the address, user or password.",
  'disk-failed':
    "{place} can't be written or read ({reason}). What was acknowledged before is saved. Check the disk and this user's rights: a house in service comes back by itself.",
  'disk-full':
    'The disk of {place} is full. Everything acknowledged is saved, nothing else. Free some space: a house in service comes back by itself.',
  'file-damaged':
    '{place} is damaged ({reason}). Keep it as it is, run houseway journal verify to see from which event on, and restore from a checked backup.',
  'journal-newer':
    'A newer Houseway wrote {place} (format {found}; this one knows {known}). Nothing was touched. Start the newer version.',
  'journal-taken':
    'Another Houseway is writing {place} ({holder}). Stop that one first, or start this one as a standby.',
  'journal-there':
    '{place} already holds a journal with {events, plural, one {# event} other {# events}}. It was left as it is. Choose an empty place.',
  'lease-lost':
    'Another Houseway ({holder}) writes the journal now. This one wrote epoch {epoch} and nothing since. Send commands there, and start this one again as a standby.',
  'network-folder':
    "{folder} is on a network file system ({kind}), where locks don't hold. Choose a folder on a disk of this machine, or use PostgreSQL.",
  'no-journal': 'There is no journal at {place}. Check the place, or start houseway serve there.',
  'not-durable':
    '{place} would lose acknowledged events in a power cut: {setting} is {value}. Set it as docs/journal.md says, then start again.',
  'manifest-unsigned':
    "{file} is missing, or isn't signed with the key that this server was given. Nothing is offered by a program that nobody vouches for: install the signed one again.",
  'change-not-recorded':
    "{file} doesn't say who wrote, tested, approved and installs this version and how to go back, or its writer approved it. Write it, then make and sign the manifest again.",
  'program-changed':
    "The program isn't the one its manifest names: {files}. A changed program offers nothing. Install it again, or bring the manifest that belongs to it.",
  'pepper-missing':
    'The pepper of this house is missing, and its private records are marked with it. Bring it back from where you keep it apart from the backups, or set HOUSEWAY_PEPPER.',
  'records-damaged':
    '{place} is damaged ({reason}). The journal is whole without it. Keep the file as it is, and restore the newest backup into an empty folder: it brings these records back.',
  'record-changed':
    "The private record {record} (table {table}) isn't as this house wrote it. Nobody signs on with it. Keep the file as it is, find out who changed it, and restore from a checked backup.",
  'record-unmarked':
    'The private records were written by an older Houseway and have no mark of this house yet. Start the server once: it marks them.',
  'reports-damaged': '{place} is damaged. Everything in it is also in the journal.',
} as const;

export const TERMS = {
  'broken.ends-early': 'it ends at event {end}, but it had at least {known}.',
  'broken.ends-in-command': 'it ends at event {end}, in the middle of the command {command}.',
  'broken.missing': 'event {event} is missing.',
  'broken.unreadable': "event {event} can't be read anymore.",
  'broken.command-open': "event {event} doesn't end the command {command}.",
  'place.schema': '{database}, schema {schema}',
  'place.only-schema': 'the schema {schema}',
  'holder.starting': 'it is just starting',
  'holder.lock': 'it holds the lock',
  'damage.not-ours': "it isn't a Houseway journal",
  'setting.sqlite-version': 'the version of SQLite',
} as const;

/** For whoever runs the machine, in English only. */
export const CONSOLE = {
  'found.missing': '{count, plural, one {Event {from} is} other {Events {from} to {to} are}} missing.',
  'found.unreadable': 'Nothing can be read after event {event}. {reason}',
  'found.lists-unreadable': "The lists of commands and anchors can't be read. {reason}",
  'found.epoch': 'Event {event} is from epoch {epoch}, behind epoch {current}: its writer had been replaced.',
  'found.command-not-listed': "Event {event} belongs to the command {command}, which isn't listed.",
  'found.command-elsewhere':
    'Event {event} belongs to the command {command}, which is listed as events {first} to {last}.',
  'found.anchor': "The anchor of {when} doesn't match: something from event {from} to event {to} was rewritten.",
  'found.moved': 'Event {event} was moved: it is now event {now}.',
  'found.hash-changed': "Event {event} isn't what was written: its hash was changed.",
  'found.changed': "Event {event} isn't what was written: its content was changed, or who, where or when it happened.",
  'found.cut-off': 'The journal ends at event {end}, but it had at least {known}.',
  'found.command-count':
    '{listed, number} commands are listed, but {found, number} are in the journal up to event {end}.',
} as const;
