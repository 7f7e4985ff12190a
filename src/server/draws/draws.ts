import type { Refusal } from '#core/base';
import { commitmentTo } from '#core/draws';
import type { Draw, DrawCommand, HouseCommand, HouseView } from '#core/house';
import type { Asked, Handled } from '#server/house';
import { refuse } from './refusals.ts';
import { type SecretStore, secretFor } from './secrets.ts';

export type DrawParts = {
  readonly house: {
    readonly state: HouseView | undefined;
    readonly handle: (command: HouseCommand, asked: Asked) => Promise<Handled | Refusal>;
  };
  readonly secrets: SecretStore;
};

type Commit = Omit<Extract<DrawCommand, { type: 'CommitDraw' }>, 'type' | 'commitment'>;
type Reveal = Omit<Extract<DrawCommand, { type: 'RevealDraw' }>, 'type' | 'secret'>;

/** Closes the entries and commits to a secret that nobody has seen. The request brings no chance. LOT-1 */
export const commitDraw = async (
  { house, secrets }: DrawParts,
  draw: Commit,
  asked: Asked,
): Promise<Handled | Refusal> => {
  const commitment = commitmentTo(await secretFor(secrets, asked.key));
  return house.handle({ type: 'CommitDraw', ...draw, commitment }, asked);
};

/** Opens the secret that was kept; a repeat, after a crash or by anybody, gives the same. LOT-9 */
export const revealDraw = async (
  { house, secrets }: DrawParts,
  reveal: Reveal,
  asked: Asked,
): Promise<Handled | Refusal> => {
  const draw = house.state?.draws.get(reveal.draw);
  const secret = draw === undefined ? '' : await secretOf(secrets, draw);
  if (secret === undefined) return refuse('secret-not-kept', { draw: reveal.draw }, 'LOT-9');
  return house.handle({ type: 'RevealDraw', ...reveal, secret }, asked);
};

/** A draw without a secret gives none; the house says why it can't be revealed. */
const secretOf = async (secrets: SecretStore, draw: Draw): Promise<string | undefined> => {
  if (draw.type === 'revealed') return draw.secret;
  return draw.type === 'committed' ? secrets.byCommitment(draw.commitment) : '';
};
