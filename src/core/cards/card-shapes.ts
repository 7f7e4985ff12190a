import { list, one } from '#core/shape';
import { EVERY_CARD } from './card.ts';
import { TILES } from './tiles.ts';

export const AnyCard = one(EVERY_CARD);
export const AnyTile = one(TILES);
export const Cards = list(AnyCard, { max: 60 });
