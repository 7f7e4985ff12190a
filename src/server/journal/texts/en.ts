/** What can fail outside of us. Each sentence says what is so, what it means for the events, and what to do. */
export const SENTENCES = {
  'chain-broken':
    'The journal was changed: {what} Nothing is offered from a changed journal. Keep the files as they are, run houseway journal verify, and restore from a checked backup.',
  'database-gone':
    'The database {database} does not answer ({reason}). Everything acknowledged is in it. Start it or mend the network, then start again.',
  'database-refused': 'The database {database} does not let us in ({reason}). Correct the address, user or password.',
  'disk-failed':
    '{place} cannot be written or read ({reason}). What was acknowledged before is on it. Check the disk and the rights of this user, then start again.',
  'disk-full':
    'The disk of {place} is full. Everything acknowledged is kept, nothing else was. Free some space, then start again.',
  'file-damaged':
    '{place} is damaged ({reason}). Keep it as it is, run houseway journal verify to see from which event on, and restore from a checked backup.',
  'journal-newer':
    '{place} was written by a newer Houseway (format {found}, this one knows {known}). Nothing was touched. Start the newer version.',
  'journal-taken':
    '{place} is being written by another Houseway ({holder}). Stop that one first, or start this one as a standby.',
  'journal-there':
    '{place} already holds a journal of {events} events, which was left as it is. Choose a place without one.',
  'lease-lost':
    'Another Houseway ({holder}) writes the journal now; this one wrote epoch {epoch} and nothing since. Send commands there; start this one again as a standby.',
  'network-folder':
    '{folder} is on a network file system ({kind}), where locks do not hold. Choose a folder on a disk of this machine, or use PostgreSQL.',
  'no-journal': 'There is no journal at {place}. Check the place, or start houseway serve there.',
  'not-durable':
    '{place} would lose acknowledged events in a power cut: {setting} is {value}. Set it as docs/journal.md says, then start again.',
  'program-changed':
    'The program is not the one that its manifest names: {files}. Nothing is offered by a changed program. Install it anew, or bring the manifest that belongs to it.',
} as const;
