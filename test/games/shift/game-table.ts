import assert from 'node:assert/strict';
import type { Floor } from '../../api/floor.ts';
import { clock, jsonIn, type TestStation } from '../../api/server.ts';
import type { SeenRound } from './auditor.ts';

type Line = { readonly seat: number; readonly wager: string; readonly kind: string; readonly hand: string };
export type Game = {
  readonly phase: string;
  readonly round?: number;
  readonly next?: { readonly type: string; readonly step?: number | 'folded' | 'last'; readonly seat?: number };
  readonly lines: readonly Line[];
  readonly buttons: readonly { readonly wager: string; readonly hand: string }[];
  readonly waiting: readonly number[];
  readonly documents: readonly number[];
  readonly magicCard?: string;
  readonly luckySeat?: number | 'dealer';
  readonly irregularities: readonly {
    readonly irregularity: string;
    readonly voids: boolean;
    readonly asksCard: boolean;
  }[];
  readonly meters: readonly { readonly meter: string; readonly amount: number }[];
};

type Asked = { readonly events: readonly { readonly request: number }[] };

/** A table with its keypad over the network, and the two people of the floor. */
export class GameTable {
  readonly table: number;
  readonly keypad: TestStation;
  readonly #floor: Floor;
  /** Rows of the pay tables with a button: those that were offered, and those that were hit. */
  readonly offered = new Set<string>();
  readonly hit = new Set<string>();
  constructor(floor: Floor, table: number) {
    this.#floor = floor;
    this.table = table;
    this.keypad = floor.at(`keypad-${table}`);
  }

  post(where: string, body: object = {}) {
    clock.now = clock.now.add({ seconds: 1 });
    return this.keypad.do(`/tables/${this.table}/${where}`, body);
  }

  async game(): Promise<Game> {
    return jsonIn(await this.keypad.get(`/tables/${this.table}/game`)) as unknown as Game;
  }

  async bets(bets: SeenRound['bets']): Promise<void> {
    const placed = Object.entries(bets).flatMap(([seat, wagers]) =>
      Object.entries(wagers).map(([wager, dollars]) => ({ seat: Number(seat), wager, amount: dollars * 100 })),
    );
    await this.post('bets', { bets: placed });
    await this.post('coin-in');
  }

  play(...moves: readonly object[]) {
    return this.post('play', { moves });
  }

  deal(hands: SeenRound['hands'], dealer: string) {
    const down = dealer.split(' ');
    return this.play(
      ...Object.entries(hands).map(([seat, hand]) => ({ type: 'DealCards', to: Number(seat), cards: hand.split(' ') })),
      { type: 'DealCards', to: 'dealer', cards: down.slice(0, 5) },
      ...down.slice(5).map(card => ({ type: 'DealCards', to: 'dealer', cards: [card] })),
    );
  }

  /** Everybody who is asked folds or plays, and the dealer's hand is turned up. */
  async decide(plays: SeenRound['plays']): Promise<void> {
    for (;;) {
      const { next } = await this.game();
      if (next?.type !== 'decide') break;
      const seat = next.seat!;
      const amount = plays[seat];
      await this.play(amount === undefined ? { type: 'Fold', seat } : { type: 'MakePlay', seat, amount: amount * 100 });
    }
    await this.play({ type: 'RevealDealer' });
  }

  /** A whole round; what the system drew is as the keypad shows it. */
  async round({ bets, hands, dealer, plays }: SeenRound): Promise<SeenRound & { readonly round: number }> {
    await this.bets(bets);
    const { magicCard, luckySeat, round } = await this.game();
    await this.deal(hands, dealer);
    await this.decide(plays);
    await this.settle();
    const drawn = { ...(magicCard && { magicCard }), ...(luckySeat !== undefined && { luckySeat }) };
    return { bets, hands, dealer, plays, ...drawn, round: round! };
  }

  /** The floor looks at a hand; from the set amount on, two of them. */
  async verify(seat: number, cards?: readonly string[]): Promise<void> {
    const desk = this.#floor.at('floor-1');
    const seen = { seat, ...(cards && { cards }) };
    const heard = await desk.post(`/tables/${this.table}/verify-hand`, seen);
    if (heard.status === 200) return;
    assert.match(heard.text, /second-person-missing/);
    await byTwo(this.#floor, desk, 'floor-2', { type: 'VerifyGameHand', table: this.table, ...seen });
  }

  async papers(): Promise<void> {
    const { documents } = await this.game();
    for (const seat of documents) await this.#floor.at('floor-1').do(`/tables/${this.table}/documents`, { seat });
  }

  /** Every row that has a button was hit; Magic Card and lucky position are drawn, and may not have come. */
  allHit(): void {
    const missed = [...this.offered].filter(row => !this.hit.has(row) && !/magic-card|lucky-bonus/.test(row));
    assert.deepEqual(missed, []);
    this.offered.clear();
    this.hit.clear();
  }

  /** Settles as the keypad shows it: buttons, the floor, each step in its turn, the documents, Game Over. */
  async settle(): Promise<void> {
    for (;;) {
      const { next, lines, buttons, waiting } = await this.game();
      if (next?.type !== 'settle') break;
      for (const { wager, hand } of lines.filter(({ kind }) => kind === 'pays')) this.hit.add(`${wager} ${hand}`);
      for (const { wager, hand } of buttons) this.offered.add(`${wager} ${hand}`);
      const { step } = next;
      if (typeof step === 'number') {
        const won = lines.filter(
          line => line.seat === step && line.kind === 'pays' && line.wager.endsWith('rogressive'),
        );
        for (const { wager, hand } of won) {
          assert.ok(buttons.some(one => one.wager === wager && one.hand === hand));
          await this.play({ type: 'PressHandButton', seat: step, wager, hand });
        }
        if (waiting.includes(step)) await this.verify(step);
      }
      await this.play({ type: 'Settle', step });
    }
    await this.papers();
    await this.post('finish');
  }
}

/** One asks at a station, another gives at a second one. */
export const byTwo = async (floor: Floor, first: TestStation, second: string, command: object): Promise<void> => {
  const asked = (await first.do('/requests', { command })) as unknown as Asked;
  await floor.at(second).do(`/requests/${asked.events[0]!.request}/give`);
};
