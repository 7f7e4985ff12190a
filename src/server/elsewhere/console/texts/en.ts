/** For whoever runs the machine, in English only. */
export const CONSOLE = {
  'elsewhere.failed':
    "{file} can't be written ({reason}). It keeps what proves the journal: mount its disk, or name another place in server.json. Trying again automatically.",
  'elsewhere.old':
    'The newest anchor in {file} is {minutes, plural, one {# minute} other {# minutes}} old. Until there is a newer one, nothing outside this machine proves what came after it.',
  'copy.departs':
    'The copy {file} and the journal have different events {event}. One of them was changed: keep both as they are, and run houseway journal verify.',
  'copy.longer':
    'The copy {file} has event {copied}, but the journal ends at event {end}. The journal has lost its end: keep both as they are.',
  'copy.unreadable': "Line {line} of the copy {file} isn't an event. The copy was changed or cut off there.",
  'copy.missing': "The copy {file} isn't there. Mount its disk, or name another place in server.json.",
} as const;
