import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'perhaps-enrolled':
    'Alguien con este nombre y fecha de nacimiento ya tiene la tarjeta {card}. Use esa tarjeta o confirme que es otra persona.',
  'ask-compliance-first':
    'Esta persona no se puede inscribir en este mostrador. Pregunte a cumplimiento, lejos de los demás jugadores.',
  'perhaps-excluded':
    'Esta identificación se parece a la de una persona que no puede participar. Compárela con la de esa persona. Si se trata de otra persona, diga por qué.',
  'no-member-record': 'El club ya no tiene el perfil de este socio.',
  'no-photo': 'Esa no es una foto JPEG. Tómela otra vez o elija otro archivo.',
  'photo-too-big': 'La foto pesa más de {mostKb, number} KB. Tome una más chica.',
  'photo-too-wide':
    'La foto mide {width, number} por {height, number} pixeles. Ningún lado puede pasar de {most, number}.',
  'card-or-pin-wrong': 'La tarjeta o el PIN no es correcto. Inténtelo otra vez o pregunte en el mostrador del club.',
  'card-first': 'Nadie ha entrado en este kiosco. Empiece con su tarjeta y su PIN.',
  'see-the-club-desk': 'Esta tarjeta no se puede usar aquí. Pregunte en el mostrador del club, por favor.',
};
