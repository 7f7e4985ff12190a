import type { kit as english } from '../en/kit.ts';
import type { Texts } from '../texts.ts';

export const kit: Texts<typeof english> = {
  brand: 'Houseway',
  theme: 'Tema: {theme}',
  themes: { auto: 'automático', dark: 'oscuro', light: 'claro' },
  fourColours: 'Cuatro colores',
  shortcuts: 'Atajos',
  close: 'Cerrar',
  language: 'Idioma',
  joker: 'Comodín',
  card: '{rank} de {suit}',
  ranks: {
    A: 'As',
    K: 'Rey',
    Q: 'Reina',
    J: 'Jota',
    T: 'Diez',
    '9': 'Nueve',
    '8': 'Ocho',
    '7': 'Siete',
    '6': 'Seis',
    '5': 'Cinco',
    '4': 'Cuatro',
    '3': 'Tres',
    '2': 'Dos',
  },
  suits: { s: 'picas', h: 'corazones', d: 'diamantes', c: 'tréboles' },
};
