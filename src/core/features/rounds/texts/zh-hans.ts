import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'nobody-seated': '{table} 号桌没有人入座。请先让玩家入座。',
  'player-dealer-not-seated': '{table} 号桌 {seat} 号位没有人。请选择坐庄玩家的座位。',
  'out-of-service': '{table} 号桌不能收费：暂停服务（{reason}）。请呼叫楼面。',
  'calls-pending': '{table} 号桌有 {calls, plural, other {# 手报牌}}等待楼面主管处理。请先核实、驳回或撤销。',
  'no-fees-taken': '{table} 号桌本局没有收费。',
  'fees-moved-on': '{activity} 的 {amount} 已经动用。请会计更正。',
  'fee-to-give-back': '{table} 号桌不能开始：{why}。请退回{count, plural, other { {seats} 号位}}的筹码并清除标记。',
  'player-dealer-needed': '{table} 号桌不能开始：{activity} 由坐庄玩家付费。请标出坐庄的座位。',
  'everybody-sits-out': '{table} 号桌的人都暂离了。请先让一位玩家回到牌局。',
  'coin-in-here': '{table} 号桌的游戏由系统结算。请输入下注，再按 Coin In，不要按“开局”。',
  'finish-round-here': '{table} 号桌的本局尚未结算。请先结算，再按“结束本局”。',
};
