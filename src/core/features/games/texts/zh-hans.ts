import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'game-not-set-up': '{table} 号桌的 {game} 尚未设置。请先设置赔付表。',
  'deal-of-other-game': '这次发牌不是 {game} 的。请重新输入。',
  'round-settled-before': '{table} 号桌第 {round} 局已经结算。请按“结束本局”。',
  'play-by-moves': '{game} 的每局按步骤进行:下注、Coin In、发牌、决定、Game Over。',
  'limits-not-posted': '{table} 号桌没有公布限额。请以最低和最高下注开桌。',
  'no-play-on': '{table} 号桌没有进行中的一局。请先按 Coin In。',
  'bets-are-locked': '{table} 号桌正在进行一局。Game Over 之前下注锁定。',
  'nobody-to-bet': '{table} 号桌 {seat} 号位没有人。请先让玩家入座。',
  'bettor-not-dealt-in': '{table} 号桌 {seat} 号位有下注但没有发牌。请收回下注,或给该座位发牌。',
  'chance-missing': '系统没有可用于奖励牌的随机数。请呼叫楼面。',
  'keyed-by-same-person': '本局由 {person} 发牌。须由另一位楼面人员核实牌型。',
  'nothing-to-verify': '{table} 号桌 {seat} 号位没有等待楼面的中奖牌。',
  'cards-needed': '请输入 {seat} 号位中奖牌的五张牌。',
  'cards-not-the-hand': '{cards} 不是 {hand}。请拒绝该牌,或重新输入。',
  'cards-not-as-dealt': '{cards} 不是发给 {seat} 号位的牌。请重新输入。',
  'cards-decide': '{seat} 号位的牌已录入并中奖。若录错,请更正牌。',
  'unknown-played-round': '系统已没有 {table} 号桌第 {round} 局的结算。请向会计申请更正。',
  'nothing-left-of-round': '{table} 号桌第 {round} 局已没有可撤销的内容。',
  'meter-moved-on': '累积奖金已不再持有本局的金额。请向会计申请更正。',
  'prize-paid-first': '本局的奖金 {award} 已付。请先撤销付款。',
};
