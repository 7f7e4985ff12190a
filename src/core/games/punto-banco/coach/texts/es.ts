import type { TextsFor } from '#core/words';
import type { COACH as ENGLISH } from './en.ts';

export const COACH: TextsFor<typeof ENGLISH> = {
  'baccarat.settled': 'Asiento {seat}, {line}: {why} ({clause}).',
  'baccarat.player': 'Jugador',
  'baccarat.banker': 'Banca',
  'baccarat.tie': 'Empate',
  'baccarat.why-player': 'gana Jugador, {player, number} contra {banker, number}',
  'baccarat.why-banker': 'gana Banca, {player, number} contra {banker, number}',
  'baccarat.why-commission': 'gana Banca, {player, number} contra {banker, number}, menos {commission}%',
  'baccarat.why-dragon': 'Dragon 7, {player, number} contra {banker, number}: se devuelve la apuesta',
  'baccarat.why-tie': 'empate, {player, number} contra {banker, number}: {pays, number} a 1',
  'baccarat.why-returned': 'empate, {player, number} contra {banker, number}: se devuelve la apuesta',
};
