export const SENTENCES = {
  'vault-not-counted': "The vault hasn't been counted in. Two people count it first, in the office.",
  'vault-without-variance': 'The last count of the vault has no variance to explain.',
  'not-a-window': 'This station has no drawer. Use a window of the cage.',
  'drawer-not-open': 'The drawer of {station} is closed. Open it with a counted float first.',
  'drawer-already-open': 'The drawer of {station} is already open. Count it, then hand it over or close it.',
  'drawer-of-another': 'Another cashier answers for the drawer of {station}. Take it over with a count first.',
  'drawer-not-counted': "The drawer of {station} hasn't been counted since money last moved. Count it first.",
  'reason-for-variance': "The count of {station} doesn't match the books. Choose a reason for the variance.",
  'not-that-way':
    "Cash can't move that way. Fills and credits go between vault, drawers and trays; the bank deals with the vault only.",
  'nothing-to-move': 'Enter an amount above zero.',
  'too-little-in-vault': "By the books the vault holds {holds}, so {amount} can't leave it. Bring cash in first.",
  'too-little-in-drawer':
    "By the books the drawer of {station} holds {holds}, so {amount} can't leave it. Take a fill from the vault first.",
  'too-little-in-tray': 'The fills of the tray at table {table} come to {holds}. Take back no more than that.',
} as const;
