export const SENTENCES = {
  'record-unfit': 'Nothing can be drawn from these entries: {why}.',
  'entries-differ': "These aren't the entries that were announced: their hash is {hash}, not {recorded}.",
  'secret-differs': "This isn't the secret that the house committed to: {commitment}.",
  'winners-differ': 'These entries, this secret and this public value draw {drawn}, not {recorded}.',
} as const;

/** Why nothing can be drawn, and how a public value is written. */
export const TERMS = {
  'value.decimal': 'a number with {decimals, plural, =0 {no decimals} one {# decimal} other {# decimals}}',
  'value.digits': '{count, plural, one {# digit} other {# digits}}',
  'value.hex': '{count, number} characters from 0 to 9 and a to f',
  'undrawable.points': '{entry} has {points} points',
  'undrawable.twice': 'an entry is in there twice',
  'undrawable.too-many': 'there are more than {most, number} points',
  'undrawable.count':
    '{count, plural, one {# winner was} other {# winners were}} asked for, and there {entries, plural, =0 {are no entries} one {is # entry} other {are # entries}}',
} as const;
