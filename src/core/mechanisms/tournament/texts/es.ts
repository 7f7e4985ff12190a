import type { SENTENCES as ENGLISH, TABLE_RULES as ENGLISH_RULES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-tournament': '{activity} no es un torneo. Elija otra actividad.',
  'not-approved-here': '{activity} no tiene esto aprobado: {what}. Quítelo.',
  'item-without-value': 'El premio no tiene valor. Publique uno.',
  'percents-not-whole': 'Los porcentajes suman {sum}%. Tienen que sumar 100%, cada uno mayor que cero.',
  'bounties-beyond-pool':
    'Una bolsa de {pool} no alcanza para bounties de {bounties}. Bájelos o que los garantice la casa.',
  'structure-locked':
    'Ya empezaron las inscripciones, así que la estructura publicada no puede cambiar. Mejor planee otro torneo.',
  'wrong-stage': 'El torneo está: {stage}. Esto solo se puede cuando está: {needed}.',
  'registered-before': 'La inscripción de {player} ya está hecha. Cada jugador se inscribe una vez.',
  'entered-twice':
    '{player} y {other} están los dos en {event}. Mientras la inscripción esté abierta, anule una de las entradas o elimine a uno. Si los premios ya están fijados, primero abra otra vez la inscripción, o una los perfiles después del torneo.',
  'unknown-entrant': '{player} no está en este torneo. Inscriba primero al jugador.',
  'out-already': '{player} ya está fuera. Revise el nombre.',
  'none-offered':
    'Este torneo no tiene {what, select, rebuy {recompras} add-on {add-ons} other {reentrada}}. Vea la estructura publicada.',
  'limit-reached':
    '{player} ya usó {what, select, rebuy {{limit, plural, one {la única recompra publicada} other {las # recompras publicadas}}} add-on {{limit, plural, one {el único add-on publicado} other {los # add-ons publicados}}} other {{limit, plural, one {la única reentrada publicada} other {las # reentradas publicadas}}}}. No se puede vender más.',
  'sold-beyond-limit':
    '{what, select, rebuy {Recompras vendidas} other {Add-ons vendidos}}: {sold, number}. Publicado: máximo {most, number}. Revise la cuenta.',
  'nobody-entered': 'Nadie se ha inscrito. Espere a los jugadores o cancele el torneo.',
  'not-an-even-field':
    '{entrants, plural, one {# jugador no se puede} other {# jugadores no se pueden}} dividir a la mitad. Empiece con un número par.',
  'nobody-left': 'Alguien tiene que ganar la mano. No se puede eliminar a todos.',
  'eliminator-missing': '{player} tenía un bounty. Anote quién ganó la mano que eliminó a {player}.',
  'not-the-winner':
    '{player} ya está fuera, queda fuera en esta mano o está dos veces. Anote quién ganó la mano que eliminó a {target}.',
  'deal-needs-all': 'Tienen que estar de acuerdo todos los que siguen en juego. Falta preguntar a: {missing}.',
  'nothing-due': 'No se le debe nada a {player}. Cada lugar se paga una vez.',
  'id-needed': '{player} no ha mostrado identificación. Revísela y cópiela antes de pagar.',
  'structure-not-possible': 'Esto no se puede publicar: {what}. Cámbielo.',
  'name-missing': 'Falta el nombre del jugador. Anote el nombre con el que juega.',
  'reason-missing': 'Escriba el motivo en pocas palabras. Queda registrado.',
  'entry-used': '{player} ya hizo otra compra, está fuera o eliminó a alguien. Primero anule eso, o deje la entrada.',
  'still-in': '{player} sigue en juego. La reentrada es para quien ya quedó fuera.',
  'not-in-its-period':
    '{level, plural, =0 {El reloj no ha empezado.} other {Va en el nivel #.}} {what, select, rebuy {Las recompras se venden} add-on {Los add-ons se venden} re-entry {La reentrada se permite} other {La entrada se permite}} {period, select, from {desde el nivel {from}} until {desde el inicio hasta el final del nivel {until}} other {desde el nivel {from} hasta el final del nivel {until}}}.',
  'never-bought':
    '{player} no ha comprado {what, select, rebuy {una recompra} add-on {un add-on} other {una reentrada}}. Revise el nombre.',
  'deal-stands': 'Los jugadores ya llegaron a un acuerdo. Primero anule el acuerdo.',
  'paid-already': 'Desde entonces ya se le pagó a {player}. Primero anule ese pago.',
  'prize-withheld': 'El premio de {player} está retenido para el estado. Eso no se puede deshacer.',
  'never-paid': 'A {player} no se le ha pagado. Revise el nombre.',
  'came-back': 'Un jugador de esa mano volvió a comprar. Primero anule esa compra.',
  'event-canceled': 'Este torneo se canceló: {reason}. Planee otro.',
  'nothing-to-undo': 'Aquí ya no hay nada que deshacer.',
  'deal-does-not-total':
    'El acuerdo paga {agreed}, pero quedan {left} para {players, plural, one {# jugador} other {# jugadores}}. Reparta exactamente ese monto.',
  'signed-before': 'Usted ya firmó este registro. Cada persona firma una vez.',
  'no-seat-won': '{player} no tiene un asiento sin usar ganado en {satellite}. Primero se le tiene que otorgar ahí.',
  'no-levels-posted': 'Este torneo no tiene niveles publicados. Se juega sin reloj.',
  'clock-not-started': 'El reloj de este torneo no está corriendo. Primero inícielo.',
  'clock-runs': 'El reloj ya está corriendo.',
  'clock-stands': 'El reloj ya está en pausa.',
  'no-such-line':
    'No existe la línea {step}. Los niveles y descansos tienen {lines, plural, one {# línea} other {# líneas}}. Elija una de esas.',
  'time-not-whole': '{remainingSeconds} no puede ser el tiempo restante. Escriba segundos enteros, 0 o más.',
  'tables-not-possible': 'Cada mesa necesita su propio número y de 1 a {seats} asientos. Revise la lista.',
  'table-not-in-play': 'La mesa {table} no está en este torneo. Elija una que sí.',
  'seats-too-few':
    'Hay {players, plural, one {# jugador} other {# jugadores}} para {seats, plural, =0 {ningún asiento} one {# asiento} other {# asientos}}. Agregue una mesa.',
  'seat-not-free': 'El asiento {seat} de la mesa {table} está ocupado o no existe. Elija otro.',
  'seated-already': '{player} ya tiene asiento. Mejor mueva al jugador.',
  'numbers-not-drawn':
    '{numbers, plural, one {Se sorteó # número} other {Se sortearon # números}}, pero {needed, plural, one {hace falta #} other {hacen falta #}}. Sortee otra vez.',
  'unknown-penalty': 'No hay una sanción {penalty} que levantar. Revise la lista.',
  'disqualified-by-hand': '{player} está fuera del torneo. Mejor deshaga la eliminación.',
  'dealer-called': 'Ya se llamó un dealer a la mesa {table}.',
  'no-dealer-called': 'No se llamó ningún dealer a la mesa {table}.',
  'stack-not-counted': 'Revise las fichas de {player}. Cuente a cada jugador una vez, en fichas enteras.',
  'chips-do-not-total':
    '{counted, plural, one {Se contó # ficha} other {Se contaron # fichas}}, pero {inPlay, plural, one {hay #} other {hay #}} en juego. Cuente otra vez.',
  'chips-do-not-change':
    'Las fichas de {small, number} no se pueden cambiar por fichas de {large, number}. Elija un múltiplo.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'stage.planned': 'anunciado',
  'stage.open': 'con la inscripción abierta',
  'stage.closed': 'con la inscripción cerrada',
  'stage.over': 'terminado',
  /** What an approval may leave out. */
  'approved.deals': 'acuerdos',
  'approved.percent': 'premios por porcentaje',
  'approved.flat': 'premios de monto fijo',
  'approved.item': 'premios en especie del mismo valor',
  'approved.double': 'doble o nada',
  'approved.bounties': 'bounties',
  'approved.guarantee': 'garantía',
  'approved.re-entry': 'reentrada',
  'approved.added': 'dinero que agrega la casa',
  'approved.things': 'premios en especie',
  'approved.charity': 'beneficencia',
  /** What of a structure cannot be played. */
  'structure.chips': 'las fichas tienen que ser números enteros mayores que cero',
  'structure.minutes': 'la línea {line} de los niveles tiene que durar minutos enteros, al menos uno',
  'structure.first-break': 'un torneo no puede empezar con un descanso',
  'structure.blinds':
    'la línea {line} de los niveles necesita una ciega chica, una ciega grande no menor que ella y un ante de 0 o más, todo en fichas enteras',
  'structure.rising': 'las ciegas tienen que subir en cada nivel',
  'structure.rows':
    'cada línea de los premios tiene que empezar con más entradas que la anterior, y la primera con dos o más',
  'structure.period-level':
    'un periodo nombra el nivel {level}, pero {levels, plural, =0 {no hay niveles publicados} one {solo hay # nivel publicado} other {solo hay # niveles publicados}}',
  'structure.period-turned': 'un periodo termina antes de empezar',
  'structure.charity-name': 'falta el nombre de la beneficencia',
  'structure.charity-percent': 'la beneficencia recibe más de 0% y máximo 100%',
  'structure.added': 'lo que agrega la casa tiene que ser mayor que cero',
  'structure.one-thing': 'cada lugar puede tener un solo premio en especie',
  'structure.things': 'cada premio en especie necesita un nombre y un valor',
  /** What is left to do before the tournament can end. */
  'unfinished.playing': 'todavía hay jugadores en el torneo',
  'unfinished.unpaid': 'falta pagar a: {players}',
  'unfinished.tables': 'el registro no tiene mesas; agregue las que se usaron',
  'unfinished.signatures': 'al registro {missing, plural, one {le falta # firma} other {le faltan # firmas}}',
};

/** The rules of play of a tournament, in the order of the approval. */
export const TABLE_RULES: Readonly<Record<keyof typeof ENGLISH_RULES, string>> = {
  'table-rule.1': 'La justicia y el bien del juego van primero. La decisión del supervisor de piso es final.',
  'table-rule.2': 'Las fichas que sobran al dividir un pozo van a las primeras manos a la izquierda del botón.',
  'table-rule.3': 'Cada pozo lateral se divide por separado. Los pozos nunca se juntan antes.',
  'table-rule.4': 'Si el asiento está vacío, el botón es muerto (dead button).',
  'table-rule.5':
    'Mostrar cartas con acción pendiente, una carta fuera de la mesa o no jugarle en serio a otro (soft play) puede costar una sanción; el abuso siempre la lleva.',
  'table-rule.6': 'Las sanciones son una advertencia, 10, 20, 30 o 40 minutos fuera de la mesa, o la descalificación.',
  'table-rule.7': 'Una mano mostrada sigue viva, pero su jugador puede recibir una sanción.',
  'table-rule.8':
    'El jugador que no está en la mesa cuando todos ya tienen sus cartas tiene la mano muerta y no puede pedir tiempo.',
  'table-rule.9': 'Cuando un jugador está all-in y ya no hay apuestas, todas las cartas se ponen boca arriba.',
  'table-rule.10':
    'Subir es al menos doblar la apuesta. Quien pone la mitad de eso o más tiene que completar la subida mínima.',
  'table-rule.11': 'Se sube en un solo movimiento, o se anuncia antes el monto.',
  'table-rule.12': 'Un all-in menor que una subida completa no reabre las apuestas para quienes ya actuaron.',
  'table-rule.13': 'Anunciar una subida con una sola ficha grande es subir hasta el máximo que esa ficha permite.',
  'table-rule.14': 'Un solo jugador por mano.',
  'table-rule.15': 'Durante una mano solo se habla inglés.',
  'table-rule.16': 'Los teléfonos se usan lejos de la mesa.',
  'table-rule.17': 'En la mesa no hay racks ni otras fichas, y máximo un protector de cartas.',
  'table-rule.18':
    'Las barajas cambian cuando cambia el dealer. Cada jugador puede pedir una vez por vuelta que se revuelvan las cartas.',
  'table-rule.19': 'Los límites nuevos empiezan con la siguiente mano. Una mano empieza con la primera barajada.',
  'table-rule.20': 'Nadie puede saltarse una mano. A cada asiento con fichas se le reparte.',
  'table-rule.21': 'Las cartas hablan. Cantar mal una mano a propósito puede costar una sanción.',
  'table-rule.22':
    'Quienes recibieron cartas pueden ver una mano pagada (called). Las cartas que no se repartieron no se miran.',
  'table-rule.23': 'Las fichas quedan a la vista, las más grandes al frente, y nunca en el bolsillo.',
  'table-rule.24': 'El dealer no puede matar una mano ganadora que está boca arriba.',
  'table-rule.25': 'Lo que se dice en su turno obliga. Fuera de turno puede obligar.',
  'table-rule.26': 'La casa puede cancelar un torneo. A todos se les devuelve todo.',
  'table-rule.27': 'Los jugadores actúan en su turno, protegen a los demás y no hablan de las manos en juego.',
  'table-rule.28': 'Decir qué mano se tiene o dar consejos puede costar una sanción.',
};
