/** For whoever runs the machine, in English only. */
export const CONSOLE = {
  'service.out': 'Out of service. {reason}',
  'service.following': 'Standing by. {reason}',
  'service.taken-over': 'Taken over. {checked}',
  'service.clock-failed': 'What was due by the clock could not be done: {reason}',
  'service.clock-held':
    'The clock of this machine has jumped to {wall}. Nothing falls due by time until it is right again, or two people accept it at the office.',
  'service.clock-right': 'The clock of this machine is right again: {wall}.',
  'service.checked':
    'Self-check passed in {seconds} s: {events, plural, one {# event} other {# events}}, chain intact, books balanced.',
  'service.checked-from':
    'Self-check passed in {seconds} s: {events, plural, one {# event} other {# events}} after the sealed snapshot at event {snapshot} intact, books balanced. houseway journal verify checks all events.',
  'service.snapshot-failed': "The snapshot after event {seq} wasn't saved: {reason}",
  'program.same': 'Program {fingerprint}, {files, plural, one {# file} other {# files}}.',
  'program.other':
    'Program {fingerprint}, {files, plural, one {# file} other {# files}}. It is not the program of the last start.',
  'program.signed': 'Everything that runs matches its signed manifest, packages and Node included.',
  'program.unsigned':
    'Everything that runs matches its manifest, packages and Node included. Nobody has signed it for this server: name the public key in server.json (programKey).',
  'program.none': 'No manifest says what this program should be. houseway manifest make writes one.',
  'program.was': 'The last start ran program {was}; this one is {is}. The change is in the journal.',
  'program.changed-while-running':
    'Files of the program have changed while it runs: {files}. Find out who did it, and start the right program again.',
  'settings.changed': '{setting} was {was} and is {is} now, as the files of the house say.',
  'settings.waits':
    '{setting} stays {was}. The files of the house say {is}, which lets more happen than before: two people accept that at the office.',
  'place.both': 'Name a folder with --data or a database, not both.',
  'place.not-postgres': 'Name a database as postgres://user@host:5432/name.',
  'place.password-seen':
    'Everybody on this machine can read the password of a command line. Leave it out of --database-url, and put it into a file that PGPASSFILE names, or the whole address into DATABASE_URL.',
  'place.not-a-schema': "{schema} can't be the name of a schema. Use a to z, 0 to 9 and _.",
  'place.folder': 'the folder {folder}',
  'place.database': 'the database {database}, schema {schema}',
  'demo-mark.demo':
    '{place}: this is a demo, but its house file doesn\'t say so. Write "isDemo": true there again, or choose another place.',
  'demo-mark.real': "{place}: this is a real house, which can't become a demo. Choose another place.",
  'house-file.not-opened': "{file} can't be opened. Check this user's rights.",
  'house-file.not-json': "{file} isn't JSON: {reason}.",
  'house-file.fields': '{file}: check these fields: {fields}.',
  'house-file.no-folder': "The folder {folder} with the house's own activities can't be read.",
  'house-file.activity': '{file}: {path}: {problem} "houseway rulebook check" shows all problems.',
  'check.lost-end':
    'The journal ends at event {end}, but event {known} was saved in it. Its end is lost: journal.sqlite-wal is missing or damaged, or an older copy is in its place. Bring back all files of the journal together. If they are gone, restore the newest backup, then delete {file}.',
  'check.no-mark':
    '{file} is missing or was changed, so nothing on this machine says how far the journal had come. After a restore that is to be expected. If nothing was restored, compare the journal with an anchor or the copy: houseway journal verify.',
  'check.missing': 'Event {event} is missing.',
  'check.changed': "Event {event} isn't what was written.",
  'check.not-applied': "Event {event} can't be applied: {reason}.",
  'check.backup-newer': 'A newer Houseway made {file} (format {format}).',
  'backup.not-this-house':
    "{file} doesn't carry the mark of the house whose pepper is here: it was changed, or another house made it. Use another backup. If you know where it comes from, restore it with --unproven.",
  'backup.no-mark':
    '{file} has no mark of a house: an older Houseway made it, or somebody took the mark away. Nothing proves who wrote its records. If you know where it comes from, restore it with --unproven.',
  'backup.no-key':
    "The pepper of the house isn't here, so nobody can say whether the house made {file}. Put the pepper into the data folder first, or set HOUSEWAY_PEPPER. If it is lost, restore with --unproven: then every PIN is set again.",
  'check.not-a-backup': "{file} isn't a Houseway backup.",
  'check.backup-short': 'The backup ends at event {end}, but it should go to event {known}.',
  'check.beside-changed': "What is kept beside the journal isn't what was written, or was cut off.",
  'check.beside-other': "This Houseway doesn't know the form of what is kept beside the journal.",
  'check.not-read': "{file} can't be read: {reason}.",
  'check.not-an-event': "What comes after event {event} isn't an event.",
  'check.restored-differs': 'The restored journal differs from the backup.',
  'check.records-differ': 'The restored private records differ from the backup. Restore into an empty place.',
  'check.after': 'After event {seq}:',
} as const;
