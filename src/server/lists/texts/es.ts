import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'list-gone': 'Esta lista ya no está aquí. Elija el archivo de nuevo.',
  'list-unchecked': 'Esta lista aún se está revisando. Espere un momento.',
  'list-has-mistakes':
    '{count, plural, one {# línea tiene un error} other {# líneas tienen errores}}. No se importó nada. Corrija el archivo y elíjalo de nuevo.',
  'list-empty-now': 'No hay a quién importar en esta lista. Revise las líneas que se omitieron.',
};
