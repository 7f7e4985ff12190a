export const SENTENCES = {
  'collections-not-won':
    'Prize {award} has no paid collections. Look for the winner under Collections, or in the report Paid collections.',
  'collections-over': 'The paid collections of prize {award} ended {until}. Collect from the player.',
  'collections-too-little':
    '{left} is left for collections of prize {award}, not {amount}. Enter at most {left} and collect the rest.',
  'collection-nothing': 'A collection has to be more than zero. Enter the amount.',
  'collections-of-another':
    'The winner of prize {award} doesn’t sit in seat {seat} of table {table}. Seat the winner by the club card first.',
  'collections-id-first':
    'The winner of prize {award} has no club card here. Have the floor check the ID at table {table} and enter the collection.',
  'collection-not-listed':
    'Collection {number} of prize {award} isn’t among the newest. Look in the report Paid collections.',
  'collections-used':
    'Prize {award} has paid {count, plural, one {# collection} other {# collections}}. Back {count, plural, one {it} other {them}} out first.',
} as const;
