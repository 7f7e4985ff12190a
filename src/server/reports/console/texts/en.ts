/** For whoever runs the machine, in English only. */
export const CONSOLE = {
  'reports.damaged': '{reason} It was deleted, and the reports are being rebuilt from the journal.',
  'reports.differed':
    "The reports didn't agree with the journal ({tables}): somebody or something changed them. They were rebuilt from the journal.",
} as const;
