export const SENTENCES = {
  'too-many-value-awards':
    '{given, plural, one {# value award is} other {# value awards are}} listed, but the wheel has only {most, plural, one {# section} other {# sections}} for them.',
  'neither-card-nor-award': "{shown} isn't a card or a value award of this wheel. Check where it stopped.",
} as const;
