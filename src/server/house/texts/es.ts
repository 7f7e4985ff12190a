import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'own-activity-wrong':
    'Esta actividad tiene {count, plural, one {# error} other {# errores}}. El primero está en {place}: {sentence}',
  'house-out-of-service': 'El sistema está fuera de servicio, así que no se registró nada. {reason}',
  'outcome-unknown':
    'El sistema se cayó mientras guardaba. Oprima otra vez cuando vuelva: se registra una sola vez. {reason}',
  'not-the-writer':
    'Este servidor es el de respaldo, así que aquí no se registró nada. {writer} Envíe el comando al activo.',
  'key-of-another-command': 'La clave {key} ya es de otro comando (evento {first}). Envíe este con una clave nueva.',
  'not-a-name': '{name} no es una clave, persona o estación válida. Use de 1 a 200 caracteres imprimibles.',
  'nothing-to-do': 'No hay nada que hacer.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'service.starting': 'Está arrancando. Inténtelo otra vez en un momento.',
  'service.check-failed':
    'La revisión falló: {findings} No se cambió nada, y nada funciona con una bitácora que no está bien. Deje los archivos como están, ejecute houseway journal verify para ver más, y restaure desde un respaldo revisado.',
  'program.more': '{count, plural, one {# más} other {# más}}',
};
