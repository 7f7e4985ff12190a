export const SENTENCES = {
  'hands-not-posted': 'No hand has a posted prize. Enter what the hands pay before you open the wheel.',
  'too-many-value-awards':
    '{given, plural, one {# value award is} other {# value awards are}} listed, but the wheel has only {most, plural, one {# section} other {# sections}} for them.',
  'neither-card-nor-award': "{shown} isn't a card or a value award of this wheel. Check where it stopped.",
} as const;
