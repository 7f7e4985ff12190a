import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-such-wheel': 'La versión vigente de {activity} no tiene este tipo de rueda. Elija una que la tenga.',
  'no-spot-there':
    'No existe el espacio {spot}. Esta rueda tiene {spots, plural, one {# espacio} other {# espacios}}, numerados desde 0.',
  'wheel-done': 'Este giro ya terminó y su premio queda. El siguiente ganador empieza un giro nuevo.',
  'one-double-spot': 'Una rueda puede tener un espacio doble, no {given}.',
  'no-double-spot': 'Esta rueda no puede tener espacio doble. Dé a cada espacio su propio premio.',
  'double-spot-prize-missing':
    'Una rueda con espacio doble necesita un premio publicado para ese espacio. Publíquelo primero.',
  'cash-spots-only': 'Los espacios de esta rueda son montos en efectivo. Cambie {prize} por un monto.',
  'no-guarantee': 'Para esta rueda no hay un mínimo garantizado aprobado. Quítelo.',
  'spinner-not-done': '{player} todavía está en la rueda. Termine primero ese turno.',
  'spun-once-today': '{player} ya giró hoy. Cada persona gira una vez al día; llame al siguiente ganador.',
  'no-spin-won': 'A {player} no le quedan giros. Solo giran los ganadores de un sorteo, una vez por cada giro ganado.',
  'award-is-no-spin': 'El premio {award} de {activity} no es un giro de esta rueda. Páguelo en la caja.',
  'award-used': 'El premio {award} ya tuvo su giro. Cada premio da un giro.',
  'nobody-at-the-wheel': 'No hay nadie en la rueda. Anote quién gira.',
};

/** What is left to do before the promotion can end. */
export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.at-the-wheel': '{player} todavía está en la rueda',
};
