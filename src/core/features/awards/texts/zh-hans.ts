import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'id-not-needed': '奖项 {award} 不需要等证件，可以付奖。',
  'method-not-fitting':
    '奖项 {award} {how, select, paid {是奖金，须付款} other {不是奖金，须交付奖品}}。请选择这种方式。',
  'not-from-the-tray':
    '{amount} 不能从筹码盘支付。{limit, select, below {只有低于 {below} 的奖从筹码盘支付。} table {只有在牌桌上中的奖从筹码盘支付。} other {这类奖都不从筹码盘支付。}}请到账房付奖。',
  'paid-at-the-cage': '奖项 {award} 在账房付奖。请让中奖者带着奖项编号到账房。',
  'payer-verified-it': '奖项 {award} 由您一人核实，金额为 {amount}。从 {below} 起，须由另一人付奖，或由复核人同意。',
  'paid-enough-alone':
    '您今天付出的、仅由您一人核实的奖项已有 {paid}，上限为 {most}。奖项 {award} 须由另一人付奖，或由复核人同意。',
  'handed-out-at-desk':
    '奖项 {award} 的{what, select, tickets {抽奖券} other {积分}}属于这里正在进行的推广。请在推广台发放。',
  'waits-for-surveillance': '奖项 {award} 正等待监控确认。监控确认牌局后再付。',
  'paperwork-first': '奖项 {award} 须先办妥文件（{paper}）。请与中奖者填妥并勾选，然后付款。',
  'play-not-awaited': '复核 {review} 已没有等待监控的奖项。请查看列表。',
  'form-first':
    '{form, select, none {奖项 {award}（{what}）按其价值需要税表。} other {奖项 {award}（{what}）需要税表：{form}。}}请与中奖者填好税表，再交付奖品。',
  'no-checks': '{activity} 不用支票付奖。请选择其他付款方式。',
  'slip-not-written': '奖项 {award} 尚未付奖。付奖时会打印凭单。',
  'tray-is-whole': '账房不欠 {table} 号桌筹码盘，无需补码。',
  'award-not-paid': '奖项 {award} 尚未付奖，没有可撤销的付款。',
  'payment-first': '奖项 {award} 已付。请先撤销付款。',
  'award-forfeited': '奖项 {award} 逾期未领。奖金已按规则处理，不能撤销。',
  'award-of-round': '奖项 {award} 是在牌桌游戏的一局中赢得的。请撤销那一局。',
};
