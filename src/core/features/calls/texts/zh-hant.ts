import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as TERMS_IN_ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-review': '第 {review} 號核實已不在等第二人同意。請查看清單。',
  'no-such-hand': '「{hand}」不是此桌的合格牌型。{count, plural, =0 {此桌沒有合格牌型。} other {請選：{known}。}}',
  'paid-for-the-period': '{activity} 付給該時段的最大牌。請把這手牌登上榜單；時段結束時付獎。',
  'nothing-called': '{table} 號桌沒有為 {activity} 報牌。請荷官先報牌。',
  'deck-not-counted': '還沒有點牌。核實前請先點清整副牌。',
  'checklist-open': '尚未完成：{open}。請完成後勾選。',
  'card-seen-twice': '{card} 輸入了兩次。請檢查牌。',
  'seal-missing': '{from} 或以上的中獎牌須封存。請封存這手牌（{amount}）並輸入封條號碼。',
  'facts-needed': '還缺：{what}。請輸入後再核實這手牌。',
  'set-of-other-cards': '{seat} 號位：各墩牌與這手牌不符。請重新輸入。',
};

export const TERMS: { readonly [Code in keyof typeof TERMS_IN_ENGLISH]: string } = {
  'needed.wager': '{seat} 號位的下注額',
  'needed.wager-behind': '{seat} 號位旁注 {position} 的下注額',
  'needed.setting': '{seat} 號位怎樣擺牌',
  'needed.home-run': '{seat} 號位的 Home Run 點數',
  'needed.cards': '{seat} 號位的牌',
  'needed.coup': '兩手牌',
  'needed.board': '公共牌',
  'needed.bank': '坐莊玩家的牌',
  'needed.others': '贏了它的那手牌',
  'needed.pot': '底池',
};
