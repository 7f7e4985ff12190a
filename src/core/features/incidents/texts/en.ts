export const SENTENCES = {
  'no-clock-for-incident': 'Nothing in the law of this house sets a deadline for this ({kind}).',
  'unknown-incident': "Incident {incident} isn't open. Check the list.",
  'no-such-incident-task': 'Incident {incident} has nothing of that kind left to do ({task}).',
  'incident-tasks-open': 'Incident {incident} still has something to do: {tasks}. Record that first.',
} as const;

export const TERMS = {
  'incident.data-exposed': 'personal data exposed',
  'incident.system-failure': 'system failure',
  'incident.misuse': 'misuse of the system',
  'incident.unsynchronized': 'log not synchronized for over 24 hours',
  'incident.emergency-change': 'emergency change of the program',
  'task.tell-persons': 'tell the persons affected',
  'task.tell-attorney-general': 'send the sample to the Attorney General, if over 500 persons',
  'task.tell-bureau': 'tell the Bureau',
  'task.notify-change': 'give notice of the change',
  'task.release-notes': 'file the release notes',
} as const;
