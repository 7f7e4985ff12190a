import type { SENTENCES as ENGLISH, TERMS as WORDS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'opening-incomplete': 'La casa todavía no puede abrir. Falta: {missing}.',
  'opening-under-way': 'La casa se está configurando en este momento. Espere un poco.',
  'approval-unknown': '{approval} no está en el libro de aprobaciones. Elija de la lista.',
  'jurisdiction-unknown': 'Houseway no conoce la jurisdicción {jurisdiction}. Elija de la lista.',
  'badge-of-other-founder': 'La otra persona ya tiene el gafete {badge}. Use otro.',
  'logo-not-usable':
    'El logotipo tiene que ser una imagen PNG o JPEG de {kb, number} KB y {pixels, number} píxeles por lado como máximo. Elija otro archivo.',
  'journal-not-empty': 'Aquí ya hay una bitácora con eventos. Iníciela con houseway serve.',
};

export const TERMS: { readonly [Code in keyof typeof WORDS]: string } = {
  'opening.name': 'el nombre de la casa',
  'opening.license': 'el número de licencia',
  'opening.zone': 'la zona horaria',
  'opening.approvals': 'al menos una aprobación',
  'opening.first': 'la primera persona',
  'opening.second': 'la segunda persona',
};
