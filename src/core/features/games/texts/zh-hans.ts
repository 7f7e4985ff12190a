import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'game-not-set-up': '{table} 号桌的 {game} 尚未设置。请先设置赔付表。',
  'deal-of-other-game': '这次发牌不是 {game} 的。请重新输入。',
  'round-settled-before': '{table} 号桌第 {round} 局已经结算。请按“结束本局”。',
  'play-by-moves': '{game} 的每局按步骤进行：下注、Coin In、发牌、决定、结束本局。',
  'limits-not-posted': '{table} 号桌没有公布限注。请在开桌时填写最低和最高下注。',
  'no-bets-here': '{table} 号桌不收下注：无需购买的牌桌和锦标赛桌都不下注。请按“开局”。',
  'no-play-on': '{table} 号桌现在没有进行中的牌局。请先按 Coin In。',
  'bets-are-locked': '{table} 号桌正在进行一局。按“结束本局”之前，下注锁定。',
  'nobody-to-bet': '{table} 号桌 {seat} 号位没有人。请先让玩家入座。',
  'bettor-not-dealt-in': '{table} 号桌 {seat} 号位有下注，但没有发牌。请取消下注，或给该座位发牌。',
  'chance-missing': '系统没有可用于这次抽取的随机数。请呼叫楼面。',
  'keyed-by-same-person': '本局由 {person} 发牌。须由另一位楼面主管核实这手牌。',
  'nothing-to-verify': '{table} 号桌 {seat} 号位没有等待楼面核实的中奖牌。',
  'cards-needed': '请输入 {seat} 号位中奖牌的五张牌。',
  'cards-not-the-hand': '{cards} 不是{hand}。请驳回这手牌，或重新输入。',
  'cards-not-as-dealt': '{cards} 不是发给 {seat} 号位的牌。请重新输入。',
  'cards-decide': '{seat} 号位按已输入的牌中奖。如果输错，请更正牌。',
  'unknown-played-round': '系统中已没有 {table} 号桌第 {round} 局。请找会计更正。',
  'nothing-left-of-round': '{table} 号桌第 {round} 局已没有可撤销的内容。',
  'meter-moved-on': '累积奖金中已没有本局的钱。请找会计更正。',
  'prize-paid-first': '本局的奖项 {award} 已付。请先撤销付款。',
  'cards-not-followed': '系统没有跟踪 {table} 号桌的牌。请先在办公室设置。',
  'no-rules-for-cards': '{game} 的规则没有规定换牌和清点。请不要选择这一项。',
};
