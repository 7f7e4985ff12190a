import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'id-not-needed': 'Al premio {award} no le falta identificación. Se puede pagar.',
  'method-not-fitting':
    'El premio {award} {how, select, paid {se tiene que pagar, porque es dinero} other {se tiene que entregar, porque no es dinero}}. Elija eso.',
  'not-from-the-tray':
    '{amount} no se puede pagar de la bandeja. {limit, select, below {De ahí solo se pagan premios menores de {below}.} table {De ahí solo se pagan premios ganados en una mesa.} other {De ahí no se paga ninguno de estos premios.}} Páguelo en la caja.',
  'paid-at-the-cage': 'El premio {award} se paga en la caja. Mande allá al ganador con el número del premio.',
  'payer-verified-it':
    'Usted verificó el premio {award} sin otra persona, y es de {amount}. A partir de {below} lo tiene que pagar o aprobar otra persona.',
  'paid-enough-alone':
    'Hoy ya pagó {paid} en premios que solo usted verificó, y el máximo es {most}. El premio {award} lo tiene que pagar o aprobar otra persona.',
  'handed-out-at-desk':
    'El premio {award} es de {what, select, tickets {boletos} other {puntos}} de una promoción en curso. Entréguelos en el mostrador de promociones.',
  'waits-for-surveillance':
    'El premio {award} espera a vigilancia. Páguelo cuando vigilancia haya confirmado la jugada.',
  'paperwork-first':
    'El premio {award} necesita primero sus documentos ({paper}). Complételos con el ganador, márquelos y después pague.',
  'play-not-awaited': 'Nada de la aprobación {review} sigue en espera de vigilancia. Revise la lista.',
  'form-first':
    '{form, select, none {El premio {award} ({what}) requiere un formulario de impuestos por su valor.} other {El premio {award} ({what}) requiere un formulario de impuestos: {form}.}} Llénelo con el ganador y después entregue el premio.',
  'no-checks': '{activity} no se paga con cheque. Elija otra forma de pago.',
  'slip-not-written': 'El premio {award} aún no está pagado. El comprobante se imprime con el pago.',
  'tray-is-whole': 'La caja no le debe nada a la bandeja de la mesa {table}. No hay nada que reponer.',
  'award-not-paid': 'El premio {award} no está pagado. No hay pago que anular.',
  'payment-first': 'El premio {award} está pagado. Anule primero su pago.',
  'award-forfeited':
    'El premio {award} no se cobró a tiempo. El dinero ya fue a donde dicen las reglas, así que no se puede anular.',
  'award-of-round': 'El premio {award} se ganó en una ronda de un juego de mesa. Anule esa ronda.',
};
