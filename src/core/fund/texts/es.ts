import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-fees-approved': '{activity} no cobra cuota a los jugadores. No cobre ninguna.',
  'fee-not-said': 'La cuota de {activity} es de {approved}. Anote el monto cobrado.',
  'fee-outside-approval': 'Una cuota de {given} no está aprobada para {activity}. Aprobado: {approved}.',
  'allocation-not-posted':
    'No está publicado cómo se reparten las cuotas de {activity} entre sus premios. Publique primero los porcentajes.',
  'no-admin-fee-approved': '{activity} no tiene cuota administrativa, así que no se cobró ninguna.',
  'admin-fee-not-posted':
    'La cuota administrativa de {activity} no está publicada. Publique una por hora de mesa. Aprobado: {approved}.',
  'seed-not-posted': 'No está publicado el monto inicial de {pool} de {activity}. Publíquelo primero.',
  'unknown-pool':
    'No existe el fondo “{pool}”. {count, plural, =0 {Aquí no hay ninguno.} other {Elija uno de estos: {known}.}}',
  'raise-not-approved': 'La casa no puede aumentar {activity}. Su premio solo crece según su propia regla.',
  'raise-beyond-cap': 'Con el aumento, {pool} llegaría a {raised}, más que su tope de {cap}. Haga un aumento menor.',
  'raise-beyond-reserve':
    'El aumento de {raise} sale de la reserva, y en ella hay {reserve}. Haga un aumento menor, o más adelante.',
  'pool-never-lowered': '{pool} solo baja cuando alguien lo gana. Si hubo un error, lo anulan dos personas.',
  'unknown-payout':
    'No existe la estructura de pagos “{payout}”. {count, plural, =0 {Aquí no hay ninguna.} other {Elija una de estas: {known}.}}',
  'payout-locked': 'La estructura de pagos no puede cambiar hasta que alguien gane el jackpot y se le otorgue.',
};
