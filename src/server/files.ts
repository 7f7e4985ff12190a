import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type HouseService, placeInWords } from '#server/house';
import { folderBeside, folderOf, formatAt, type Place } from '#server/journal';
import { privateFile } from '#server/private';
import { CannotServe } from './config.ts';
import { said } from './said.ts';

/**
 * A server begins no house and makes nothing anew that belongs to one: what is missing is named, with what to do. Only
 * `houseway init` and `houseway restore` begin a house. OPS-17
 */
export const requireFiles = async (place: Place, houseFile: string): Promise<void> => {
  if ((await formatAt(place)) === 0) throw new CannotServe(said('start.no-house', { place: placeInWords(place) }));
  if (!existsSync(houseFile)) throw new CannotServe(said('start.no-house-file', { file: houseFile }));
  const folder = folderOf(place);
  if (folder !== undefined && !existsSync(privateFile(folder)))
    throw new CannotServe(said('start.no-records', { file: privateFile(folder) }));
  const pepper = path.join(folderBeside(place, process.env['HOUSEWAY_DATA'] || 'data'), 'pepper');
  if (!process.env['HOUSEWAY_PEPPER'] && !existsSync(pepper))
    throw new CannotServe(said('start.no-pepper', { file: pepper }));
};

/** Draws from before secrets came into the journal have theirs in a file of its own. LOT-9 */
export const requireDrawStore = async (place: Place, house: HouseService): Promise<void> => {
  const folder = folderOf(place);
  const bound = [...(house.state?.draws.values() ?? [])].filter(
    draw => draw.type === 'committed' && draw.sealed === undefined,
  );
  if (folder === undefined || bound.length === 0 || existsSync(privateFile(folder, 'draws'))) return;
  await house.stop();
  const draws = bound.map(({ draw }) => String(draw));
  throw new CannotServe(said('start.no-draw-store', { file: privateFile(folder, 'draws'), draws }));
};

/** Nobody but the user of the server reads what is in the folder. S21 */
export const protectFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) chmodSync(path.join(folder, entry.name), 0o600);
};
