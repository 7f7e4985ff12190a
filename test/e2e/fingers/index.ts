import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import type { CommandIn, CommandOf, HouseCommand } from '#core/house';
import { type AwardView, viewOf } from '#core/views';
import type { Screens, ServedHouse } from '../../../src/measure/index.ts';
import { SCREENS } from '../house.ts';
import { payAtCage } from './cage.ts';
import { issueAt, placeAt, settleAt } from './coupons.ts';
import { runAtDesk } from './desks.ts';
import { approve, confirmPlay, payFromTray, postHand, verify } from './floor.ts';
import { coinIn, completePapers, finish, makeMove, placeBets, verifyHand } from './game.ts';
import { playHiLoAt } from './hi-lo.ts';
import { ask, call, canSit, markFee, sit, start } from './keypad.ts';
import { Station } from './station.ts';
import { playEventAt } from './tournament.ts';

const TABLE = 1;
const TABLET = { width: 1280, height: 800 };

type Stations = Readonly<Record<'keypad' | 'floor' | 'second' | 'cage' | 'promotions' | 'tournament', Station>>;

/** A dealer, two people of the floor and a cashier at their screens, who tap what a scenario has them do. */
export class Fingers implements Screens {
  readonly folder = SCREENS;
  readonly port: number;
  readonly #stations: Stations;
  /** What was done with fingers, by command. */
  readonly tapped = new Map<string, number>();

  private constructor(port: number, stations: Stations) {
    this.port = port;
    this.#stations = stations;
  }

  static async open(browser: Browser): Promise<Fingers> {
    const size = TABLET;
    const keypad = { path: `/keypad/?table=${TABLE}&mm=6.65`, name: 'pad', kind: 'keypad', table: TABLE } as const;
    return new Fingers(await freePort(), {
      keypad: await Station.open(browser, { ...keypad, size: { width: 1024, height: 600 } }),
      floor: await Station.open(browser, { path: '/floor/', name: 'tablet-1', kind: 'floor', size }),
      second: await Station.open(browser, { path: '/floor/', name: 'tablet-2', kind: 'floor', size }),
      promotions: await Station.open(browser, { path: '/promotions/', name: 'promo', kind: 'promotions', size }),
      tournament: await Station.open(browser, { path: '/tournament/', name: 'events', kind: 'tournament', size }),
      cage: await Station.open(browser, { path: '/cage/', name: 'window', kind: 'cage', size }),
    });
  }

  async begin(): Promise<void> {
    this.tapped.clear();
  }

  async act(command: HouseCommand, served: ServedHouse): Promise<boolean> {
    const isDone = await this.#do(command, served);
    if (isDone) this.tapped.set(command.type, (this.tapped.get(command.type) ?? 0) + 1);
    return isDone;
  }

  async #do(command: HouseCommand, served: ServedHouse): Promise<boolean> {
    const { keypad, floor, second } = this.#stations;
    const { house } = served;
    if ('table' in command && command.table !== TABLE) return false;
    switch (command.type) {
      case 'SeatPlayer':
        if (!canSit(command)) return false;
        await sit(await keypad.with(served, 'dee'), command);
        return true;
      case 'LightSeat':
        await markFee(await keypad.with(served, 'dee'), command, house);
        return true;
      case 'AskForPrize':
        await ask(await keypad.with(served, 'dee'), command, house);
        return true;
      case 'StartGame':
        await start(await keypad.with(served, 'dee'), command);
        return true;
      case 'CallHand':
        await call(await keypad.with(served, 'dee'), command, house);
        return true;
      case 'VerifyHands':
        await verify(await floor.with(served, 'fay'), command, house);
        return true;
      case 'AgreeToReview':
        await approve(await second.with(served, 'sue'));
        return true;
      case 'ConfirmPlay':
        await confirmPlay(await second.with(served, 'sam'));
        return true;
      case 'RunPromotion':
        return this.#run(command, served);
      case 'PlayHiLo':
        return playHiLoAt(await this.#stations.promotions.with(served, 'pam'), command);
      case 'PlaceBets':
        await placeBets(await keypad.with(served, 'dee'), command, house);
        return true;
      case 'CoinIn':
        await coinIn(await keypad.with(served, 'dee'));
        return true;
      case 'PlayRound':
        return makeMove(await keypad.with(served, 'dee'), command.moves[0]!, TABLE, house); // One move a tap.
      case 'FinishRound':
        await finish(await keypad.with(served, 'dee'));
        return true;
      case 'VerifyGameHand':
        await verifyHand(await floor.with(served, 'fay'), command);
        return true;
      case 'CompleteGameDocuments':
        await completePapers(await floor.with(served, 'fay'), command);
        return true;
      default:
        return false;
    }
  }

  async #run(command: CommandOf<'RunPromotion'>, served: ServedHouse): Promise<boolean> {
    if (command.mechanism === 'high-hand' && command.command.type === 'PostHand') {
      await postHand(await this.#stations.floor.with(served, 'fay'), command.command);
      return true;
    }
    if (command.mechanism === 'instrument') return this.#playCoupon(command, served);
    if (command.mechanism === 'tournament') {
      return playEventAt(await this.#stations.tournament.with(served, 'tod'), command);
    }
    return runAtDesk(await this.#stations.promotions.with(served, 'pam'), command);
  }

  /** Issued at the cage, put down and settled at the table. */
  async #playCoupon(command: CommandOf<'RunPromotion'>, served: ServedHouse): Promise<boolean> {
    const { keypad, cage } = this.#stations;
    const asked = command.command as CommandIn<'instrument'>;
    switch (asked.type) {
      case 'IssueInstruments':
        await issueAt(await cage.with(served, 'cora'), command, served.house);
        return true;
      case 'PlaceWager':
        return asked.table === TABLE && placeAt(await keypad.with(served, 'dee'), asked, served.house);
      case 'SettleWager':
        return settleAt(await keypad.with(served, 'dee'), asked, TABLE, served.house);
      default:
        return false;
    }
  }

  /** Every prize is paid where it has to be, and has its slip. */
  async end(served: ServedHouse): Promise<readonly string[]> {
    await served.lookAtClock();
    for (const award of served.house.awards.values()) {
      const { methods } = viewIn(served, award.award);
      const isOfTray = methods.length > 0 && methods.every(method => method === 'tray');
      if (methods.length === 0) continue;
      if (isOfTray) await payFromTray(await this.#stations.floor.with(served, 'fay'), award.award);
      else await payAtCage(await this.#stations.cage.with(served, 'cora'), award.award);
    }
    await served.catchUp();
    return [...served.house.awards.values()]
      .filter(award => viewIn(served, award.award).methods.length > 0 && award.payment === undefined)
      .map(({ award }) => `prize ${award} is not paid`);
  }
}

const viewIn = (served: ServedHouse, award: number): AwardView =>
  viewOf('awards').part(served.house, String(award)) as AwardView; // It is there.

/** A port that nobody has now. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // It listens at a port.
  await new Promise(closed => server.close(closed));
  return port;
};
