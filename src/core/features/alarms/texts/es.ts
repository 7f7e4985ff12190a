import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-alarm': 'La alarma {alarm} ya no está abierta. Revise la lista.',
  'alarm-open':
    'En la mesa {table} no se pueden cobrar cuotas: la alarma {alarm} está abierta ({words}). Llame al supervisor.',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'alarm.too-fast': 'La ronda empezó {seconds} s después de la anterior; se esperaban al menos {least} s',
  'alarm.too-many':
    'Hay {fees, plural, one {# cuota} other {# cuotas}} en los sensores; se esperaban {most, number} como máximo',
};
