import type { Refusal } from '#core/base';
import { pinObjection } from '#core/people';
import type { Asked, Handled } from '#server/house';
import { isDue } from './records.ts';
import { refuse } from './refusals.ts';
import { codeHash, newRecoveryCode } from './secrets.ts';
import type { RecordParts } from './sign-ons.ts';

/** The code is told once; the house keeps its hash. */
type Sealed = { readonly ok: true; readonly code: string };

/** Makes a new recovery code; the one before it is worth nothing from then on. PPL-16 */
export const sealRecovery = async ({ house }: Pick<RecordParts, 'house'>, asked: Asked): Promise<Sealed | Refusal> => {
  const code = newRecoveryCode();
  const done = await house.handle({ type: 'SealRecovery', mark: codeHash(code) }, asked);
  return done.ok ? { ok: true, code } : done;
};

type Recovery = {
  readonly person: string;
  /** As typed from the paper in the envelope. */
  readonly code: string;
  /** Signs on once, to choose another. */
  readonly pin: string;
};

/** Lets somebody who gives rights in again, and seals the next code. PPL-16 */
export const recover = (
  { house, store, pins }: RecordParts,
  { person, code, pin }: Recovery,
  asked: Asked,
): Promise<Sealed | Refusal> =>
  store.inTurn(person, async () => {
    const record = await store.of(person);
    if (record === undefined) return refuse('no-private-record', { person }, 'PPL-1');
    const objection = pinObjection(pin, record.badge, house.state?.staff.get(person)?.roles ?? []);
    if (objection !== undefined) return objection;
    const next = newRecoveryCode();
    const pinHash = await pins.hash(pin, asked.key);
    const command = { type: 'Recover', person, mark: codeHash(code), next: codeHash(next) } as const;
    const done: Handled | Refusal = await house.handle(command, { ...asked, concealed: pins.conceal({ pinHash }) });
    if (!done.ok) return done;
    if (isDue(done, house.state?.staff.get(person))) await store.put({ ...record, pinHash });
    return { ok: true, code: next };
  });
