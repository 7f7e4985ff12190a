import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'win-not-verified': 'El premio aún no está verificado. Verifique primero la mano o el boleto.',
  'win-already-verified':
    'Este premio ya está verificado. Revise la identificación, pague el premio o véalo entre los premios por cobrar.',
  'claims-not-open': 'Este premio se puede cobrar desde el {opens}, no antes. Pida al ganador que regrese entonces.',
  'claim-too-late': 'El plazo para cobrar terminó ({deadline}), así que el premio ya no se puede pagar. {goesTo}',
  'claim-forfeited': 'Nadie cobró este premio a tiempo, así que ya no se puede pagar. {goesTo}',
  'id-not-shown':
    'El ganador no ha mostrado identificación. Revise una identificación vigente con fotografía antes de pagar.',
  'prize-already-paid': 'Este premio ya se pagó. No se puede pagar dos veces.',
};

/** Where a prize goes that nobody has claimed. */
export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unclaimed.reserve': 'Regresa a la reserva.',
  'unclaimed.reserve-of': 'Regresa a la reserva de {activity}.',
  'unclaimed.fund': 'Se queda en el fondo.',
  'unclaimed.held': 'Queda guardado en la caja.',
  'unclaimed.nobody': 'No se le da a nadie más.',
  'unclaimed.redraw': 'Se sortea otro boleto.',
};
