import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Rueda de cartas',
  spins: '{count, plural, one {# giro} other {# giros}}',
  shown: 'El puntero muestra',
  orAward: 'o un premio en especie',
  valueAwards: 'Premios en especie',
};
