import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'game-not-set-up': '{game} no está configurado en la mesa {table}. Configure primero sus tablas de pagos.',
  'deal-of-other-game': 'Esta mano no es de {game}. Anótela otra vez.',
  'round-settled-before': 'La ronda {round} de la mesa {table} ya está liquidada. Oprima Fin del juego.',
  'play-by-moves': 'Las rondas de {game} se juegan paso a paso: apuestas, Coin In, cartas, decisiones, Fin del juego.',
  'limits-not-posted': 'La mesa {table} no tiene límites publicados. Ábrala con una apuesta mínima y una máxima.',
  'no-bets-here':
    'La mesa {table} no acepta apuestas: en una mesa donde no es necesario comprar o de torneo nadie apuesta. Oprima Empezar juego.',
  'no-play-on': 'No hay ninguna ronda del juego en la mesa {table}. Oprima Coin In primero.',
  'bets-are-locked':
    'Hay una ronda en curso en la mesa {table}. Las apuestas están bloqueadas hasta que oprima Fin del juego.',
  'nobody-to-bet': 'No hay nadie en el asiento {seat} de la mesa {table}. Siente primero al jugador.',
  'bettor-not-dealt-in':
    'El asiento {seat} de la mesa {table} tiene una apuesta y no recibe cartas. Retire la apuesta o inclúyalo en el reparto.',
  'chance-missing': 'El sistema no tiene números aleatorios para este sorteo. Llame al supervisor.',
  'keyed-by-same-person': '{person} repartió esta ronda. Otro supervisor tiene que verificar la mano.',
  'nothing-to-verify': 'El asiento {seat} de la mesa {table} no tiene ninguna mano ganadora que espere al supervisor.',
  'cards-needed': 'Indique las cinco cartas de la mano ganadora del asiento {seat}.',
  'cards-not-the-hand': '{cards} no es {hand}. Rechace la mano o indique las cartas de nuevo.',
  'cards-not-as-dealt': '{cards} no es la mano repartida al asiento {seat}. Indique las cartas de nuevo.',
  'cards-decide': 'Las cartas del asiento {seat} están registradas y ganan. Corrija las cartas si se registraron mal.',
  'unknown-played-round':
    'El sistema ya no tiene la ronda liquidada {round} de la mesa {table}. Pida una corrección a contabilidad.',
  'nothing-left-of-round': 'No queda nada que anular de la ronda {round} de la mesa {table}.',
  'meter-moved-on': 'El acumulado ya no tiene el dinero de esta ronda. Pida una corrección a contabilidad.',
  'prize-paid-first': 'El premio {award} de esta ronda está pagado. Anule primero su pago.',
  'cards-not-followed': 'El sistema no sigue las cartas de la mesa {table}. Configúrelo primero en la oficina.',
  'no-rules-for-cards': 'Las reglas de {game} no dicen nada de cambiar y contar cartas. Déjelo en blanco.',
};
