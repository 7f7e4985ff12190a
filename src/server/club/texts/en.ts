export const SENTENCES = {
  'perhaps-enrolled':
    'Somebody with this name and birthday has card {card} ({member}). Give that card, or say that it is another person.',
  'ask-compliance-first': 'This person cannot be enrolled at this desk. Ask compliance, away from other players.',
  'no-member-record': 'The club keeps no record of {member} any more.',
  'no-photo': 'That is no JPEG photograph. Take it again, or choose another file.',
  'photo-too-big': 'The photograph is more than {mostKb} KB. Take a smaller one.',
  'photo-too-wide': 'The photograph is {width} by {height} pixels. Neither side may be more than {most}.',
  'card-or-pin-wrong': 'Card or PIN is not right. Try again, or ask at the club desk.',
  'card-first': 'Nobody is signed on at this kiosk. Begin with card and PIN.',
  'see-the-club-desk': 'This card is not in use here. Please ask at the club desk.',
} as const;
