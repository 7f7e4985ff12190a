import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'reserve-stands':
    'La reserva de {reserve} es compartida y tiene {amount}. Anote ese monto o corrija la reserva de {reserve}.',
  'fund-already-there':
    '{activity} ya tiene dinero en estas cuentas. Hágase cargo de un fondo antes de que empiece; corríjalo mientras está en pausa.',
  'no-such-pool':
    'Esta actividad no tiene el fondo “{pool}”. {count, plural, =0 {No tiene fondos.} other {Elija uno de estos: {known}.}}',
};
