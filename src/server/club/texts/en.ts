export const SENTENCES = {
  'perhaps-enrolled':
    'Somebody with this name and date of birth already has card {card}. Use that card, or confirm that this is another person.',
  'ask-compliance-first': "This person can't be enrolled at this desk. Ask compliance, away from other players.",
  'perhaps-excluded':
    "This ID resembles that of a person who can't take part. Compare the two. If this is somebody else, say why.",
  'no-member-record': 'The club no longer has the record of this member.',
  'no-photo': "That isn't a JPEG photo. Take it again, or choose another file.",
  'photo-too-big': 'The photo is larger than {mostKb, number} KB. Take a smaller one.',
  'photo-too-wide':
    'The photo is {width, number} by {height, number} pixels. Neither side can be more than {most, number}.',
  'card-or-pin-wrong': 'Wrong card or PIN. Try again, or ask at the club desk.',
  'card-first': 'Nobody is signed on at this kiosk. Start with your card and PIN.',
  'see-the-club-desk': "This card can't be used here. Please ask at the club desk.",
} as const;
