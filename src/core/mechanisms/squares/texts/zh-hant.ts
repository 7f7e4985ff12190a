import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'square-off-the-board': '沒有方格 {square}。數字是 0 到 9。',
  'square-taken': '方格 {square} 上有兩張桌。每格只放一桌。',
  'table-on-two-squares': '{table} 號桌占了兩格。每桌只占一格。',
  'table-not-on-board': '{table} 號桌玩的不是參加的遊戲。方格表只放有符合條件的真錢牌局的牌桌。',
  'board-stands': '方格表已定，有 {tables, plural, other {# 桌}}。最後一次計分前不能更改。',
  'period-scored': '{period} 已計分。每節只計一次。',
  'periods-not-posted': '尚未公布任何一節。請在開始前公布每一節及其獎項。',
  'period-not-next': '{period} 現在不能計分。公布的下一節是 {next}。',
  'last-period-otherwise':
    '{last, select, yes {{period} 是公布的最後一節。請按最後一節計分。} other {{period} 不是公布的最後一節。請不要按最後一節計分。}}',
  'prize-not-as-posted': '{period} 公布的獎不是這個。請頒發公布的獎。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unfinished.squares': '最後一節還沒有計分',
};
