import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'station-unknown-here': '此屏幕没有登记，或密钥不正确。请管理员登记。',
  'badge-or-pin-wrong': '工牌或 PIN 不正确。请重试。',
  'present-pin-missing': '请同时输入您现在的 PIN。',
  'pin-as-before': '这就是现在的 PIN。请换一个新的。',
  'nobody-signed-on': '此工作站没有人登录。',
  'name-yourself': '更改须写明姓名。请加上 --by ID；给予权限还须加上 --second ID。',
  'no-such-code': '此代码不存在、已用过或已过期。请向管理员索取新的代码。',
  'code-of-other-station': '此代码属于另一种工作站（{kind}）。请打开那个工作站的页面再输入。代码仍然有效。',
  'no-private-record': '没有 {person} 的姓名、工牌或 PIN 记录。可能已删除，或从未录入。',
  'badge-taken': '已有人使用此工牌。请换一个。',
};
