import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'promotion-runs': '{promotion} ya está en curso. Elija otro nombre para esta.',
  'promotion-of-other-sort': '{promotion} no es ese tipo de promoción. Elija una de sus propias acciones.',
  'promotion-not-finished': '{promotion} aún no puede terminar: {what}. Termine eso primero.',
  'promotions-still-on': '{activity} todavía tiene promociones en curso: {promotions}. Termínelas primero.',
  'drawing-times-not-posted':
    '{activity} no tiene horas de sorteo. Publique cuándo se hace cada sorteo antes de abrirla.',
  'drawing-times-not-in-order': 'Las horas de los sorteos no están en orden. Publique primero la más temprana.',
  'posted-drawing-not-due': 'El próximo sorteo está publicado para el {due}; espere hasta entonces.',
  'no-drawing-left':
    '{drawings, plural, one {El sorteo publicado ya se hizo} other {Los # sorteos publicados ya se hicieron}}. Abra otra promoción con horas nuevas.',
  'drawn-by-computer':
    '{promotion} la sortea la computadora, así que nadie anota el resultado. Fije un sorteo y revélelo.',
  'drawn-by-hand': '{promotion} se sortea a mano. Dos personas anotan el resultado.',
  'nothing-to-draw': '{promotion} no se puede sortear: {why}.',
  'no-secrets-here': 'Los sorteos solo se fijan con el sistema en servicio. Inténtelo entonces.',
  'secret-not-kept':
    'El sistema no puede abrir el secreto del sorteo {draw}, así que no se puede sortear. Dos personas lo tienen que anular.',
  'value-of-other-form': 'El valor público del sorteo {draw} tiene que ser {form}. Anótelo así.',
  'beacon-missing': 'Al sorteo {draw} le falta el valor público anunciado: {beacon}. Anótelo.',
  'no-beacon-announced':
    'Antes del sorteo {draw} no se anunció ningún valor público, así que no se puede agregar. Quítelo.',
  'unknown-draw':
    'No existe el sorteo {draw}. {last, plural, =0 {Aún no se ha sorteado nada.} other {El último es el {last}.}}',
  'draw-over': 'El sorteo {draw} ya terminó. El resultado se mantiene.',
};
