import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'drops-not-counted': 'Drops sin contar: {drops}. Cuéntelos antes de cerrar el día.',
  'clock-not-held': 'El reloj no está detenido. No hay nada que aceptar.',
  'no-day-open': 'No hay ningún día de juego abierto. Empieza cuando abre la primera mesa.',
  'gaming-day-not-over': 'El día de juego del {day} no termina antes del {ends}; ciérrelo a esa hora o después.',
  'nothing-to-reimburse':
    'Por ahora no hay nada que pagarle a la casa: {activity} no le debe nada que su reserva pueda cubrir.',
};
