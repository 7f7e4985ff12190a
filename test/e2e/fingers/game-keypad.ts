import type { Locator, Page } from 'playwright-core';
import type { SeenRound } from '../../games/shift/auditor.ts';

const RANKS: Readonly<Record<string, string>> = {
  A: 'Ace',
  K: 'King',
  Q: 'Queen',
  J: 'Jack',
  T: 'Ten',
  '9': 'Nine',
  '8': 'Eight',
  '7': 'Seven',
  '6': 'Six',
  '5': 'Five',
  '4': 'Four',
  '3': 'Three',
  '2': 'Two',
};
const SUITS: Readonly<Record<string, string>> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

/** A second tap on the big key that still meant the key before it is not taken for so long. */
const BOUNCE_MS = 750;

/** The fingers of a dealer on the keypad of a table game; every tap is counted. */
export class GameKeypad {
  readonly page: Page;
  taps = 0;
  constructor(page: Page) {
    this.page = page;
  }

  key(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();
  }

  async tap(on: Locator): Promise<void> {
    await on.tap();
    this.taps += 1;
  }

  /** A key of the panel, on whichever of its pages. */
  async press(name: string | RegExp): Promise<void> {
    for (let pages = 0; pages < 6 && !(await this.key(name).isVisible()); pages++) {
      if (await this.key('More').isVisible()) await this.tap(this.key('More'));
    }
    await this.tap(this.key(name));
  }

  async big(name: RegExp): Promise<void> {
    await this.key(name).waitFor();
    await this.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await this.page.waitForTimeout(BOUNCE_MS);
    await this.tap(this.key(name));
  }

  back(): Promise<void> {
    return this.tap(this.key(/Back$/));
  }

  panel(title: string): Promise<void> {
    return this.page.getByRole('region', { name: title, exact: true }).waitFor();
  }

  async seat(seat: number): Promise<void> {
    await this.tap(this.page.locator(`[data-seat="${seat}"]`));
    await this.panel(`Seat ${seat}`);
  }

  /** Chips on the places of a seat: by its name the place, and the amounts to tap until it lies there. */
  async bets(seat: number, places: readonly (readonly [name: RegExp, ...amounts: readonly string[]])[]): Promise<void> {
    await this.seat(seat);
    for (const [name, ...amounts] of places) {
      await this.press(name);
      for (const amount of amounts) {
        await this.press(amount);
        await this.key(new RegExp(`^Take the bet back ?\\${amount}`)).waitFor();
      }
      await this.back();
    }
    await this.back();
  }

  async cards(cards: string): Promise<void> {
    for (const card of cards.split(' ')) {
      await this.tap(this.key(RANKS[card[0]!]!));
      await this.tap(this.key(SUITS[card[1]!]!));
    }
  }

  async deal(hands: SeenRound['hands'], dealer: string): Promise<void> {
    await this.big(/^Enter cards/);
    for (const [seat, hand] of Object.entries(hands)) {
      await this.panel(`Seat ${seat}`);
      await this.cards(hand);
    }
    const down = dealer.split(' ');
    await this.panel('Dealer’s cards');
    await this.cards(down.slice(0, 5).join(' '));
    if (down.length > 5) await this.cards(down.slice(5).join(' '));
  }

  /** The one who is asked next folds or plays one to three times the ante. */
  async decide(seat: number, multiple: number): Promise<void> {
    await this.panel(`Seat ${seat}`);
    await this.tap(this.key(multiple === 0 ? 'Fold' : new RegExp(`^Play ${multiple}×`)));
  }

  /** Hand buttons for what a seat has won, by the names of hand and bet. */
  async buttons(seat: number, wins: readonly RegExp[]): Promise<void> {
    if (wins.length === 0) return;
    await this.seat(seat);
    for (const win of wins) {
      await this.press(win);
      await this.page.locator('[aria-pressed="true"]').filter({ hasText: win }).first().waitFor();
    }
    await this.back();
  }

  /** Every step in its turn, until there is nothing left to settle. */
  async settle(): Promise<void> {
    await this.big(/^Settle/);
    await this.key('Done').waitFor();
    const step = this.page.getByRole('region').filter({ has: this.key('Done') });
    while ((await step.count()) > 0) {
      const title = await step.getAttribute('aria-label');
      await this.tap(this.key('Done'));
      await this.page.getByRole('region', { name: title ?? '', exact: true }).waitFor({ state: 'detached' });
    }
    await this.big(/^Game Over/);
  }

  /** What was found, the card if it was face up, and the record of it. */
  async irregular(what: RegExp, card?: string): Promise<void> {
    await this.tap(this.page.locator('[data-dealer] button'));
    await this.press('Irregularity…');
    await this.press(what);
    if (card !== undefined) await this.cards(card);
    await this.tap(this.key('Record it'));
    await this.key('Record it').waitFor({ state: 'detached' });
  }
}
