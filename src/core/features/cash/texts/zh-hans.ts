import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'vault-not-counted': '金库还没有清点过。请先由两人在办公室清点。',
  'vault-without-variance': '上一次金库清点没有需要说明的差额。',
  'not-a-window': '此工作站没有钱箱。请使用账房的窗口。',
  'drawer-not-open': '{station} 的钱箱是关闭的。请先用清点好的备用金开启。',
  'drawer-already-open': '{station} 的钱箱已经开启。请清点后交接或关闭。',
  'drawer-of-another': '{station} 的钱箱由另一位出纳负责。请先清点，再接手。',
  'drawer-not-counted': '{station} 的钱箱在最后一笔收付之后还没有清点。请先清点。',
  'reason-for-variance': '{station} 的清点金额与账面不符。请选择差额原因。',
  'not-that-way': '现金不能这样调动。补款和退款只在金库、钱箱和筹码盘之间；银行只与金库往来。',
  'nothing-to-move': '请输入大于零的金额。',
  'too-little-in-vault': '金库账面有 {holds}，不能支出 {amount}。请先调入现金。',
  'too-little-in-drawer': '{station} 的钱箱账面有 {holds}，不能支出 {amount}。请先从金库补款。',
  'too-little-in-tray': '{table} 号桌筹码盘的补款合计 {holds}。退回不得超过此数。',
};
