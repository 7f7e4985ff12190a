import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'id-not-needed': '獎項 {award} 不在等證件，可以付獎。',
  'method-not-fitting': '獎項 {award} {how, select, paid {是錢，只能付款} other {不是錢，只能交付}}。請改選。',
  'not-from-the-tray':
    '{amount} 不能從籌碼盤付。{limit, select, below {籌碼盤只付低於 {below} 的獎。} table {籌碼盤只付在牌桌上中的獎。} other {這類獎都不從籌碼盤付。}}請到帳房付。',
  'paid-at-the-cage': '獎項 {award} 在帳房付獎。請讓中獎者帶著獎項編號到帳房。',
  'payer-verified-it': '獎項 {award} 由您一人核實，金額為 {amount}。從 {below} 起，須由另一人付獎，或由第二人同意。',
  'paid-enough-alone':
    '您今天付出的、僅由您一人核實的獎項已有 {paid}，上限為 {most}。獎項 {award} 須由另一人付獎，或由第二人同意。',
  'handed-out-at-desk': '獎項 {award} 是這裡一個推廣的{what, select, tickets {抽獎券} other {積分}}。請到推廣台發放。',
  'waits-for-surveillance': '獎項 {award} 正等待監控確認。監控確認牌局後再付。',
  'paperwork-first': '獎項 {award} 須先辦妥文件（{paper}）。請與中獎者填妥並勾選，然後付款。',
  'play-not-awaited': '第 {review} 號核實已沒有等待監控的獎項。請查看清單。',
  'form-first':
    '{form, select, none {獎項 {award}（{what}）因價值須填稅表。} other {獎項 {award}（{what}）須填稅表：{form}。}}請先與中獎者填妥，再交付獎品。',
  'no-checks': '{activity} 不以支票支付。請選其他付款方式。',
  'slip-not-written': '獎項 {award} 還沒有付。付獎時才列印憑單。',
  'tray-is-whole': '帳房不欠 {table} 號桌籌碼盤，無需補碼。',
  'award-not-paid': '獎項 {award} 還沒有付，沒有可撤銷的付款。',
  'payment-first': '獎項 {award} 已付。請先撤銷付款。',
  'award-forfeited': '獎項 {award} 已逾期作廢，獎額已按規則處理，不能撤銷。',
  'award-of-round': '獎項 {award} 是在牌桌遊戲的一局中贏得的。請撤銷那一局。',
};
