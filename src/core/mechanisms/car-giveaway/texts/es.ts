import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-second-stage': '{activity} no tiene una segunda etapa así. Elija otra actividad.',
  'too-many-holders':
    '{given, plural, one {Se presentó # titular} other {Se presentaron # titulares}}, pero solo hay pases para {most}. Revise los pases.',
  'order-card-missing': '{player} no ha sacado una carta del as al diez. Pídale que saque una.',
  'order-card-twice': 'Dos titulares tienen la misma carta, {card}. Saquen las cartas otra vez.',
  'envelope-missing': '{player} no ha elegido un sobre. Pídale que elija uno.',
  'envelope-twice': 'El sobre {envelope} se eligió dos veces. Cada titular toma uno distinto.',
  'starting-key-not-chosen':
    'Nadie tiene el sobre {envelope}, el de la llave que arranca. Ofrezca un sobre por titular, con ese entre ellos.',
  'wrong-number-of-tables':
    'La primera ronda tiene {tables, plural, one {# mesa} other {# mesas}}, no {given, number}.',
  'counted-twice': '{player} se contó dos veces. Cada jugador está en una sola mesa.',
  'hands-played': 'En la mesa {table} ya se jugaron las {hands} manos. Cuente las fichas ahora.',
  'hands-to-play':
    'En la mesa {table} se han jugado {played} de {hands} manos. Cuente las fichas después de la última.',
  'table-too-full':
    'Se contaron {given} jugadores en una mesa y cada mesa tiene {seats}. Cuéntelos en la mesa donde jugaron.',
  'chips-tied':
    'Estos jugadores tienen la misma cantidad de fichas: {players}. Jueguen una mano extra entre ellos para decidir.',
  'not-at-final-table': 'En la mesa final solo están los jugadores que avanzaron. Revise: {players}.',
  'final-table-empty': 'No se contó a nadie en la mesa final. Cuente a los jugadores que avanzaron.',
  'no-giveaway': '{activity} no regala un auto. Elija una actividad que sí.',
  'no-pass-won': '{player} no ha ganado un pase. Solo participan los ganadores de un sorteo.',
  'giveaway-later': 'El regalo del auto es el {due}; prueben las llaves entonces o después.',
  'drawings-to-come':
    '{left, plural, one {Falta hacer o liquidar # sorteo} other {Falta hacer o liquidar # sorteos}}. Termine eso primero, porque los ganadores participan.',
  'stage-done': 'Esta etapa ya terminó y sus premios se otorgaron. No se puede repetir.',
};

/** What is left to do before the promotion can end. */
export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.final-table': 'falta contar la mesa final',
};
