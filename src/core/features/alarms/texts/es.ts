import type { TextsFor } from '#core/words';
import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: TextsFor<typeof ENGLISH> = {
  'alarm.too-fast': 'La ronda empezó {seconds} s después de la anterior; se esperaban al menos {least} s',
  'alarm.too-many':
    'Hay {fees, plural, one {# cuota} other {# cuotas}} en los sensores; se esperaban {most, number} como máximo',
};
