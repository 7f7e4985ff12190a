export const SENTENCES = {
  'promotion-runs': '{promotion} is already running. Choose another name for this one.',
  'promotion-of-other-sort': "{promotion} isn't that kind of promotion. Choose one of its own actions.",
  'promotion-not-finished': "{promotion} can't end yet: {what}. Finish that first.",
  'promotions-still-on': '{activity} still has promotions running: {promotions}. End them first.',
  'drawing-times-not-posted': '{activity} has no drawing times. Post when each drawing is held before you open it.',
  'drawing-times-not-in-order': "The drawing times aren't in order. Post the earliest first.",
  'posted-drawing-not-due': 'The next drawing is posted for {due}. Wait until then.',
  'no-drawing-left':
    '{drawings, plural, one {The posted drawing has} other {All # posted drawings have}} been held. Open another promotion with new times.',
  'drawn-by-computer':
    '{promotion} is drawn by the computer, so nobody enters the result. Commit a draw and reveal it.',
  'drawn-by-hand': '{promotion} is drawn by hand. Two people record the result.',
  'nothing-to-draw': "{promotion} can't be drawn: {why}.",
  'no-secrets-here': 'Draws are committed only while the system is in service. Try again then.',
  'secret-not-kept':
    "The system can't open the secret of draw {draw}, so it can't be drawn. Two people have to void it.",
  'value-of-other-form': 'The public value of draw {draw} has to be {form}. Enter it that way.',
  'beacon-missing': 'Draw {draw} needs the announced public value: {beacon}. Enter it.',
  'no-beacon-announced': "No public value was announced before draw {draw}, so you can't add one. Leave it out.",
  'unknown-draw':
    'There is no draw {draw}. {last, plural, =0 {Nothing has been drawn yet.} other {The last one is {last}.}}',
  'draw-over': 'Draw {draw} is over. The result stands.',
} as const;
