import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-such-contest': '{activity} no es este tipo de concurso. Elija otra actividad.',
  'contest-over': 'Este concurso ya está liquidado. No se puede anotar ni contar nada más.',
  'hand-not-named':
    'Estos {what, select, points {puntos} other {boletos}} son de una mano verificada. Elija el premio de esa mano.',
  'award-earns-otherwise':
    'El premio {award} no da aquí {what, select, points {{count, plural, one {# punto} other {# puntos}}} other {{count, plural, one {# boleto} other {# boletos}}}}. Revise su número, su mano y su actividad.',
  'award-of-another': 'El premio {award} lo ganó otra persona, no {player}. No se le puede dar a alguien más.',
};
