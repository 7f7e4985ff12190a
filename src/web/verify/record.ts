import { publishedDraw } from '#api';
import type { Answer } from '#core/base';
import { DrawRecord } from '#core/draws';
import { exactly, fromJson, object, optional } from '#core/shape';
import { NO_STATION } from '../kit/index.ts';

/** As a house publishes it; that of a demonstration says so. */
const Published = object({ demo: optional(exactly('DEMO')), ...DrawRecord.fields });

/** From the house, by its number alone. */
export const recordOf = (draw: number): Promise<Answer<DrawRecord>> => publishedDraw(NO_STATION, draw);

/** From a file that somebody was given; nothing is sent anywhere. */
export const recordIn = (text: string): DrawRecord | undefined => fromJson(Published, text);
