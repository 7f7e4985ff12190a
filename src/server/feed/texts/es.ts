import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-topics': 'Nombre los temas que quiere recibir: topics=meters,table.7. Elija entre {known}.',
  'unknown-topic': 'No existe el tema {topic}. Elija entre {known}, o table.N para una mesa.',
  'too-many-topics':
    '{topics, plural, one {# tema es demasiado} other {# temas son demasiados}} a la vez. Pida máximo {max, number}; el resumen de todas las mesas es un solo tema.',
  'lines-full':
    'Esta pantalla ya está abierta {lines, number} veces. Cierre las otras ventanas de {station} e inténtelo otra vez.',
  'feed-full':
    'Hay {clients, number} pantallas conectadas y no caben más. Cierre las que nadie usa e inténtelo otra vez.',
};
