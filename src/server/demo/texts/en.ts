export const CONSOLE = {
  'demo.needs-folder': 'A demo is kept in a folder of this machine. Leave out the database.',
  'demo.real-house': '{folder} holds a real house. A demo needs its own folder: --data DIR.',
  'demo.real-house-file': '{file} sets up a real house. A demo needs its own folder: --data DIR.',
  'demo.not-set-up': "The demo couldn't be set up ({key}): {reason} Start over with --fresh.",
  'demo.sign-on': 'DEMO: this is a simulation, and nothing here is money. Sign on with one of these.',
  'demo.notice': 'DEMO: a simulation plays here. Nothing on these screens is money.',
  'demo.badges': '  badge  PIN    role',
  'demo.cards': '  card         PIN    club member, at a kiosk',
  'demo.failed': 'The simulation of {name} failed: {reason}',
} as const;
