export const SENTENCES = {
  'promotion-runs': '{promotion} runs already. Give this one another name.',
  'promotion-of-other-sort': '{promotion} is a {mechanism}, not a {asked}. Choose what belongs to it.',
  'promotion-not-finished': '{promotion} cannot end yet: {what}. Finish that first.',
  'promotions-still-on': 'Of {activity} there still run: {promotions}. End them first.',
  'drawn-by-computer':
    '{promotion} is drawn by the computer, so nobody says what came out. Commit a draw and reveal it.',
  'drawn-by-hand': '{promotion} is drawn by hand. Two people record what came out.',
  'nothing-to-draw': '{promotion} cannot be drawn: {why}.',
  'not-a-commitment': 'A commitment is the SHA-256 of the secret: 64 hexadecimal digits. Send that.',
  'not-the-secret':
    'This is not the secret that the house committed itself to for draw {draw}. Nothing else can open it.',
  'beacon-missing': 'Draw {draw} waits for the public value that was announced: {beacon}. Type it in.',
  'no-beacon-announced': 'No public value was announced before draw {draw}, so none can be mixed in. Leave it out.',
  'unknown-draw': 'There is no draw {draw}. The last one is {last}.',
  'draw-over': 'Draw {draw} is over. What came out stands.',
} as const;
