import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'list-already-imported': 'Esta lista ya se importó. Revise los socios o elija otro archivo.',
  'born-too-early': 'Nadie tiene {years, number} años. Revise la fecha de nacimiento en la identificación.',
  'too-young': 'Los socios deben tener {least, number} años o más. Revise la fecha de nacimiento en la identificación.',
  'unknown-member': 'El club no tiene a este socio. Busque por nombre o tarjeta.',
  'no-member-id':
    '{member} no sirve como identificador de socio. Use de 1 a 40 letras minúsculas, dígitos y guiones, sin ningún nombre.',
  'member-already-enrolled': 'El identificador {member} ya está en uso. Elija otro.',
  'merged-with-itself': 'Las dos tarjetas son del mismo socio. Elija dos socios.',
  'member-already-excluded': 'Este socio ya está excluido ({kind}). Sigue así hasta que se levante la exclusión.',
  'exclusion-ends-before-now': 'El {until} ya pasó. Elija una fecha posterior o deje el final abierto.',
  'exclusion-not-over': 'Este socio está excluido hasta el {until}, y nadie puede levantar la exclusión antes.',
  'member-marked-so': 'Este socio ya figura como {works}. No hay nada que cambiar.',
  'exclusion-keeps-record':
    'Este socio está excluido, así que su perfil se tiene que quedar. Bórrelo después de levantar la exclusión.',
  'member-has-prizes':
    'Este socio tiene {count, plural, one {un premio sin liquidar} other {# premios sin liquidar}}: {awards}. {count, plural, one {Liquídelo} other {Liquídelos}} antes de borrar el perfil.',
  'member-waits':
    '{failures, plural, one {# PIN equivocado.} other {# PIN equivocados seguidos.}} Inténtelo después del {until}, o pida un PIN nuevo en el mostrador del club.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'exclusion.self-exclusion': 'autoexclusión',
  'exclusion.self-restriction': 'autorrestricción',
  'exclusion.by-the-house': 'por la casa',
  'exclusion.by-the-state': 'por el estado',
  'works.employee': 'empleado',
  'works.proposition-player': 'jugador prop (terceros)',
  'works.nobody': 'jugador',
};
