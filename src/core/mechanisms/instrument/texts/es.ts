import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-such-instrument': '{activity} no ofrece esto: {kind}. Elija un tipo que esté publicado.',
  'number-in-use': 'El número {id} ya se emitió. Dé a cada cupón y a cada ficha su propio número.',
  'price-not-below-face': 'El precio de {price} no es menor que el valor de {face}. Venda por menos de su valor.',
  'price-missing': 'Falta el precio. Venda por menos de su valor, {face}.',
  'not-for-sale': 'Esto no se vende, solo se regala: {kind}. No acepte dinero por ello.',
  'all-sold':
    '{sales, plural, one {La única venta publicada ya se hizo} other {Las # ventas publicadas ya se hicieron}}. No se puede vender más.',
  'sale-not-posted':
    'No está publicado cuándo se vende y cuándo se juega ({kind}). Publique las dos cosas antes de la primera venta.',
  'no-sale-now': 'Solo se vende del {from} al {to}; ahora no se puede.',
  'games-missing': 'No nombra ningún juego. Anote los juegos en que se puede jugar.',
  'game-not-covered': '{activity} no incluye {game}. Elija juegos que sí incluya.',
  'expiry-missing': 'Falta la fecha de vencimiento. Anótela.',
  'expires-before-now': 'Valdría hasta el {expires}, que ya pasó. Elija una fecha posterior.',
  'expires-after-end': 'Valdría hasta el {expires}, pero la promoción termina el {end}; no puede vencer después.',
  'not-played-now': 'Solo se puede jugar del {from} al {to}; ahora no.',
  'game-not-named': '{id} es para {games}. No se puede jugar en {game}.',
  'person-may-not-play': 'Esta persona no puede participar. No cumple: {why}.',
  'seat-of-another': 'En el asiento {seat} de la mesa {table} está otro socio. Solo lo puede jugar su titular.',
  'scanned-twice': '{id} se escaneó dos veces para una apuesta. Cuenta una sola vez.',
  'unknown-instrument': 'No existe un cupón o ficha {id}. Revise el número.',
  'not-the-holder': '{id} es de {holder} y no se puede regalar. Solo {holder} lo puede jugar.',
  'not-playable':
    '{id} no se puede jugar. {where, select, voucher {Es un vale: cámbielo primero por una ficha.} wagered {Ya está en una apuesta.} owed {Lo tiene el jugador-banca.} other {Está usado, anulado o vencido.}}',
  'no-voucher': '{id} ya no es un vale. No hay nada que cambiar.',
  'instrument-expired': '{id} ya venció ({until}). Recójalo.',
  'bet-not-approved':
    '{bet, select, bonus {No se puede jugar en una apuesta de bono. Juéguelo en una apuesta base.} other {No se puede jugar en una apuesta base. Juéguelo en una apuesta de bono.}}',
  'kinds-mixed': 'Hay dos tipos en una apuesta. Juegue un tipo a la vez.',
  'one-per-wager': 'Hay {count, plural, one {#} other {#}} en una apuesta. Solo se permite uno.',
  'both-sides': 'Este jugador ya tiene uno en {other}. En {side}, solo fichas normales.',
  'face-not-parted': 'Solo se apostaron {staked} de {face}. Juegue el valor completo en una apuesta.',
  'live-chips-mixed': 'Hay {live} en fichas normales en la misma apuesta. Sepárelas.',
  'live-chips-beside': 'Hay fichas normales en la misma apuesta. Sepárelas.',
  'live-wager-short': 'La apuesta con fichas normales es de {live}. Debe ser al menos el valor de {face}.',
  'live-wager-not-equal': 'La apuesta con fichas normales es de {live}. Debe ser igual al valor de {face}.',
  'wager-in-use': 'La apuesta {wager} ya está en la mesa. Liquídela primero.',
  'unknown-wager': 'No hay ninguna apuesta {wager} abierta. Ya se liquidó o nunca se hizo.',
  'own-player-dealer':
    'Lo jugó {holder}, así que {holder} no puede ser el jugador-banca de esa mano. Anote quién fue el jugador-banca.',
  'nothing-to-redeem':
    'No se debe nada por {id}. La caja le paga una vez al jugador-banca, por los perdidos o ganados según lo publicado.',
  'not-at-this-table': 'La mesa {table} no acepta {kind}. Su aviso indica otra clase.',
  'two-notices': 'La mesa {table} tiene dos avisos. Ponga uno solo en cada mesa.',
  'price-not-posted': '{face} por {price} no está publicado. Publicado: {buyIns}.',
  'cards-are-out': 'La ronda {round} de la mesa {table} ya empezó. Póngalo antes del próximo reparto.',
  'bank-not-known':
    'No se sabe quién es el jugador-banca de la mesa {table}. Indique quién tiene la banca y liquide la apuesta.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'coupon.match-play': 'Match Play',
  'coupon.free-play': 'Free Play',
  'coupon.bonus-play': 'Bonus Play',
  'coupon.dead-chip': 'fichas promocionales',
  'coupon.any': 'cupones',
  'coupon.buy-in': '{face} en fichas por {price}',
  'side.player': 'Jugador',
  'side.banker': 'Banca',
  /** What is left to do before the promotion can end. */
  'unfinished.coupons': 'siguen en circulación {amount} en cupones o fichas',
};
