import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'baccarat-bet-outside-limits':
    'Una apuesta de {bet} está fuera de los límites de esta mesa. Apueste de {min} a {max}.',
  'baccarat-bets-closed': 'No más apuestas. El asiento {seat} puede apostar otra vez en la siguiente ronda.',
  'baccarat-bets-open': 'Anuncie “no más apuestas” antes de repartir {card}.',
  'baccarat-no-bets': 'Nadie ha apostado. Una ronda necesita al menos una apuesta.',
  'baccarat-coup-complete':
    '{card} no se puede repartir. Según las reglas, ninguna mano recibe otra carta. Liquide la ronda.',
  'baccarat-coup-incomplete':
    'Según las reglas, la mano {next, select, banker {Banca} other {Jugador}} todavía recibe una carta. Repártala primero.',
};
