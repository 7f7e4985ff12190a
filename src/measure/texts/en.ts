/** Why a scenario cannot be played in a served house. */
export const SENTENCES = {
  'no-example': 'No scenario deals a hand of {activity} that could be worth {cents} cents.',
  'nobody-can': 'Nobody at a station can {what}.',
} as const;
