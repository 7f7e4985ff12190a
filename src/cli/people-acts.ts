import type { Refusal } from '#core/base';
import type { HouseCommand, Settings } from '#core/house';
import type { Department, LockReason, StaffRole } from '#core/people';
import { type Asked, type OpenHouse, openHouse } from '#server/house';
import { closing, type Place } from '#server/journal';
import {
  engage,
  eraseRecord,
  newKey,
  type RecordParts,
  recover,
  sealRecovery,
  setPin,
  standAtConsole,
} from '#server/people';
import { openPrivate, PIN_COST, pinsWith, readPepper } from '#server/private';
import { accessIn, accessLines } from './people-list.ts';
import { said } from './said.ts';
import { type Secrets, secretsFrom } from './secret.ts';
import type { Terminal } from './terminal.ts';
import type { Said } from './verb.ts';

type Rights = { readonly roles: readonly StaffRole[]; readonly department: Department };

export type Change =
  | ({ readonly type: 'add'; readonly person?: string; readonly name: string; readonly badge: string } & Rights)
  | ({ readonly type: 'roles'; readonly person: string } & Rights)
  | { readonly type: 'lock'; readonly person: string; readonly reason: LockReason }
  | { readonly type: 'unlock' | 'pin' | 'erase'; readonly person: string }
  | { readonly type: 'recover'; readonly person: string }
  | { readonly type: 'review' | 'seal' };

/** Who makes a change, and the second person. */
type Standing = { readonly by?: string; readonly second?: string };

type Where = { readonly place: Place; readonly settings: Settings; readonly terminal: Terminal };

type At = RecordParts & {
  readonly house: OpenHouse;
  readonly secrets: Secrets;
  readonly where: Where;
  readonly standing: Standing;
};

/** Opens the house for writing, makes one change and closes it again. */
export const actIn = async (where: Where, change: Change, standing: Standing): Promise<Said> => {
  const { place, settings, terminal } = where;
  const snapshotEvery = Number.MAX_SAFE_INTEGER; // The server takes them.
  const options = { place, settings, mayFollow: false, now, snapshotEvery, say: terminal.complain };
  await using house = closing((await openHouse(options)).house);
  await using store = closing(await openPrivate(place));
  await using secrets = closing(secretsFrom(terminal.input, terminal.complain));
  const pins = pinsWith(await readPepper(place, process.env), PIN_COST);
  const done = await act({ house, store, pins, secrets, where, standing }, change);
  return done.ok ? [] : { refused: `${done.message} (${done.clause})` };
};

const now = (): Temporal.Instant => Temporal.Now.instant();

const act = async (at: At, change: Change): Promise<{ readonly ok: true } | Refusal> => {
  const { house, where } = at;
  switch (change.type) {
    case 'add':
      return add(at, change);
    case 'roles':
      return stand(at, { ...change, type: 'ChangeRoles' });
    case 'lock':
      return stand(at, { ...change, type: 'LockPerson' });
    case 'unlock':
      return stand(at, { type: 'UnlockPerson', person: change.person });
    case 'pin': {
      const { person } = change;
      const isOwn = at.standing.by === person;
      return stand(at, isOwn ? { type: 'ChangePin' } : { type: 'SetPin', person }, async asked =>
        setPin(at, person, await at.secrets.ask(said('ask-new-pin', { person })), asked),
      );
    }
    case 'erase':
      return stand(at, { type: 'EraseRecord', person: change.person }, asked => eraseRecord(at, change.person, asked));
    case 'seal':
      return stand(at, { type: 'SealRecovery', mark: '' }, asked => sealed(at, sealRecovery(at, asked)));
    case 'recover':
      return sealed(at, recovered(at, change.person));
    case 'review':
      for (const line of accessLines(await accessIn(house.state, where.place), where.settings)) {
        where.terminal.print(line);
      }
      return stand(at, { type: 'ReviewAccess' });
  }
};

/** The code is shown once, on the terminal of the machine. */
const sealed = async (
  { where }: At,
  sealing: ReturnType<typeof sealRecovery>,
): Promise<{ readonly ok: true } | Refusal> => {
  const done = await sealing;
  if (done.ok) where.terminal.print(said('recovery-code', { code: done.code }));
  return done;
};

/** Nobody needs to be able to sign on: the paper in the envelope stands for everybody. PPL-16 */
const recovered = async (at: At, person: string): ReturnType<typeof recover> => {
  const code = await at.secrets.ask(said('ask-recovery-code', {}));
  const pin = await at.secrets.ask(said('ask-new-pin', { person }));
  const asked = {
    key: newKey(now().epochMilliseconds),
    station: 'console',
    actor: { id: 'console', role: 'administrator' },
  };
  return recover(at, { person, code, pin }, asked);
};

const add = (at: At, change: Extract<Change, { type: 'add' }>): Promise<{ readonly ok: true } | Refusal> => {
  const { name, badge, roles, department, person = `p-${at.house.state.staff.size + 1}` } = change;
  const command = { type: 'EngagePerson', person, roles, department } as const;
  return stand(at, command, async asked => {
    const pin = await at.secrets.ask(said('ask-pin', { person: name }));
    const done = await engage(at, command, { name, badge, pin }, asked);
    if (done.ok) at.where.terminal.print(said('person-added', { name, person }));
    return done;
  });
};

/** Does the work in the name of both people. */
const stand = async (
  at: At,
  command: HouseCommand,
  work: (asked: Asked) => Promise<{ readonly ok: true } | Refusal> = asked => at.house.handle(command, asked),
): Promise<{ readonly ok: true } | Refusal> => {
  const { house, store, pins, secrets, standing } = at;
  const askPin = (person: string): Promise<string> => secrets.ask(said('ask-pin', { person }));
  const asked = await standAtConsole({ house: house.state, store, pins, now: now(), askPin }, command, standing);
  return 'ok' in asked ? asked : work(asked);
};
