import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'vault-not-counted': 'La bóveda no tiene conteo inicial. Primero la cuentan dos personas, en la oficina.',
  'vault-without-variance': 'El último conteo de la bóveda no tiene diferencia que explicar.',
  'not-a-window': 'Esta estación no tiene cajón. Use una ventanilla de la caja.',
  'drawer-not-open': 'El cajón de {station} está cerrado. Primero ábralo con un fondo contado.',
  'drawer-already-open': 'El cajón de {station} ya está abierto. Cuéntelo, luego entréguelo o ciérrelo.',
  'drawer-of-another': 'Otro cajero responde por el cajón de {station}. Primero recíbalo con un conteo.',
  'drawer-not-counted': 'El cajón de {station} no se ha contado desde el último movimiento. Cuéntelo primero.',
  'reason-for-variance': 'El conteo de {station} no coincide con los libros. Elija el motivo de la diferencia.',
  'not-that-way':
    'El efectivo no se puede mover así. Los fills y créditos van entre bóveda, cajones y bandejas; el banco solo trata con la bóveda.',
  'nothing-to-move': 'Escriba un monto mayor que cero.',
  'too-little-in-vault':
    'Según los libros, la bóveda tiene {holds}; no pueden salir {amount}. Primero traiga efectivo.',
  'too-little-in-drawer':
    'Según los libros, el cajón de {station} tiene {holds}; no pueden salir {amount}. Primero pida un fill de la bóveda.',
  'too-little-in-tray': 'Los fills de la bandeja de la mesa {table} suman {holds}. No retire más que eso.',
};
