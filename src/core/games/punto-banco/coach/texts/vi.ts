import type { TextsFor } from '#core/words';
import type { COACH as ENGLISH } from './en.ts';

export const COACH: TextsFor<typeof ENGLISH> = {
  'baccarat.settled': 'Ghế {seat}, {line}: {why} ({clause}).',
  'baccarat.player': 'Player',
  'baccarat.banker': 'Banker',
  'baccarat.tie': 'Hòa',
  'baccarat.why-player': 'Player thắng, {player, number} với {banker, number}',
  'baccarat.why-banker': 'Banker thắng, {player, number} với {banker, number}',
  'baccarat.why-commission': 'Banker thắng, {player, number} với {banker, number}, trừ {commission}%',
  'baccarat.why-dragon': 'Dragon 7, {player, number} với {banker, number}: trả lại cược',
  'baccarat.why-tie': 'hòa, {player, number} với {banker, number}: 1 ăn {pays, number}',
  'baccarat.why-returned': 'hòa, {player, number} với {banker, number}: trả lại cược',
};
