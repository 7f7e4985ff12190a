import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'game-not-set-up': '{game} no está configurado en la mesa {table}. Configure primero sus tablas de pagos.',
  'deal-of-other-game': 'Esta mano no es de {game}. Anótela otra vez.',
  'round-settled-before': 'La ronda {round} de la mesa {table} ya está liquidada. Oprima Fin del juego.',
};
