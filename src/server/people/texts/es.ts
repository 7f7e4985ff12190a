import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'station-unknown-here':
    'Esta pantalla no está registrada, o su clave no es correcta. Pida a un administrador que la registre.',
  'badge-or-pin-wrong': 'El gafete o el PIN no es correcto. Inténtelo otra vez.',
  'present-pin-missing': 'Escriba también su PIN actual.',
  'pin-as-before': 'Ese ya es el PIN. Elija uno nuevo.',
  'nobody-signed-on': 'Nadie ha entrado en esta estación.',
  'name-yourself': 'Los cambios necesitan un nombre. Agregue --by ID, y --second ID para dar permisos.',
  'no-such-code': 'Este código no se conoce, ya se usó o ya venció. Pida uno nuevo a un administrador.',
  'code-of-other-station':
    'Este código es de otro tipo de estación ({kind}). Abra la página de esa estación y escríbalo ahí. Todavía sirve.',
  'no-private-record': 'No hay nombre, gafete ni PIN de {person}. Se borraron o nunca se anotaron.',
  'badge-taken': 'Alguien más ya tiene este gafete. Use otro.',
};
