import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'plan-table-number': '{table} no es un número de mesa. Las mesas empiezan en 1.',
  'plan-table-twice': 'La mesa {table} está dos veces en el plano. Dele otro número a una de ellas.',
  'plan-square-taken': 'Las mesas {other} y {table} están en el mismo cuadro. Mueva una de ellas.',
  'nothing-to-open-by-plan':
    'Todas las mesas que abren con la sala están abiertas. Marque otras en el plano, o ábralas una por una.',
};
