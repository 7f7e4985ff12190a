import type { Page } from 'playwright-core';
import type { CommandIn, CommandOf, House } from '#core/house';
import { formatAmount, formatAmountShort } from '#core/money';
import { type PlayedHere, type PromotionView, viewOf } from '#core/views';
import { couponBets } from '../../../src/web/promotions/instrument/elsewhere.ts';
import { home, keysIn, openSeat, tapKey } from './keypad.ts';

type Instrument<Type> = Extract<CommandIn<'instrument'>, { readonly type: Type }>;
type Asked = CommandOf<'RunPromotion'>;

/** Given or sold at the window, each by its number. */
export const issueAt = async (page: Page, { promotion, command }: Asked, house: House): Promise<void> => {
  const { kind, ids, face, holder, price } = command as Instrument<'IssueInstruments'>;
  const view = viewOf('promotions').part(house, promotion) as PromotionView; // It runs.
  await page.getByRole('button', { name: 'Chips and coupons' }).tap();
  await page.getByRole('button', { name: view.name }).first().tap();
  const kinds = page.getByRole('combobox', { name: 'Kind', exact: true });
  if ((await kinds.count()) > 0) await kinds.selectOption(kind);
  await page.getByLabel('Numbers').fill(ids.join(' '));
  await page.getByLabel('Issued to').fill(holder);
  if (price === undefined) await page.getByLabel('Face value of each').fill(formatAmount(face));
  else await page.getByLabel('Posted buy-in').selectOption({ label: soldFor(view, face * ids.length, price) });
  await page.getByRole('button', { name: /^(Sell|Give)…/ }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Sell|Give) \d/ })
    .tap();
  await page.getByText(`Done: ${ids.join(', ')}`).waitFor();
};

const soldFor = ({ desk }: PromotionView, face: number, price: number): string => {
  const found =
    desk.type === 'instrument' ? desk.buyIns.find(one => one.face === face && one.price === price) : undefined;
  return `${formatAmount(found!.face)} in chips for ${formatAmount(found!.price)}`; // One that is posted.
};

const SIDES = { player: 'Player', banker: 'Banker', tie: 'Tie' } as const;

/** Put down at a seat by its number: which bet, which side, and the live chips beside it. */
export const placeAt = async (page: Page, command: Instrument<'PlaceWager'>, house: House): Promise<boolean> => {
  const { seat, ids, bet, side, live } = command;
  if (seat === undefined || (side !== undefined && !(side in SIDES))) return false;
  await openSeat(page, seat);
  await tapKey(page, 'Coupon or chip');
  await tapKey(page, 'Number on it');
  await page.getByRole('textbox', { name: 'Number on it' }).fill(ids.join(' '));
  await page.keyboard.press('Enter');
  const place = keysIn(page).filter({ hasText: 'Put it on the bet' });
  const asked = keysIn(page).filter({ hasText: /^(Base bet|Bonus bet|Player|Put it on the bet|OK)/ });
  const words = [
    KINDS[kindOf(house, ids[0]!)]!,
    bet === 'base' ? 'Base bet' : 'Bonus bet',
    ...(side === undefined ? [] : [SIDES[side as keyof typeof SIDES]]),
  ];
  for (const word of words) {
    const key = keysIn(page).filter({ hasText: new RegExp(`^${word}`) });
    // What the house knows already is not asked.
    await key.or(asked).first().waitFor();
    if ((await key.count()) > 0) await key.first().tap();
  }
  const digits = formatAmountShort(live).replaceAll(/\D/g, '');
  const typed = page.locator('main output');
  await typed.or(place).first().waitFor();
  if ((await typed.count()) > 0) {
    for (const digit of digits) await tapKey(page, digit);
    await tapKey(page, 'OK');
  }
  await place.tap();
  await page.getByText('It’s on the bet.').waitFor();
  await home(page);
  return true;
};

const KINDS: Readonly<Record<string, string>> = {
  'match-play': 'Match play',
  'free-play': 'Free play',
  'bonus-play': 'Bonus play',
  'dead-chip': 'Promo chips',
};

const kindOf = ({ promotions }: House, id: string): string => {
  for (const one of promotions.values()) {
    const piece = one.mechanism === 'instrument' ? one.state.byId.get(id) : undefined;
    if (piece !== undefined) return piece.type;
  }
  throw new Error(`nobody has issued ${id}`);
};

/** The bank is marked; then the end of the bet, with what it pays. */
export const settleAt = async (page: Page, command: Instrument<'SettleWager'>, table: number, house: House) => {
  const played = (viewOf(`table.${table}`).part(house, 'played') ?? []) as readonly PlayedHere[];
  const bet = couponBets(played).find(({ wager }) => wager === command.wager);
  if (bet === undefined) return false;
  const { outcome, odds } = command;
  await openSeat(page, BANK);
  await tapKey(page, 'Has the bank');
  await home(page);
  await openSeat(page, bet.seat);
  await tapKey(page, 'Coupon or chip');
  await tapKey(page, ENDS[outcome]);
  if (outcome === 'win' && odds !== undefined) await tapKey(page, odds.join(':'));
  await page
    .getByText('Nothing is on a bet here.')
    .or(page.getByText('Tap what the player puts down'))
    .first()
    .waitFor();
  await home(page);
  return true;
};
const BANK = 2;
const ENDS = { win: 'Won', push: 'Push', lose: 'Lost' } as const;
