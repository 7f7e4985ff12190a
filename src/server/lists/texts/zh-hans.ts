import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'list-gone': '这份名单已不在这里。请重新选择文件。',
  'list-unchecked': '这份名单还在检查。请稍候。',
  'list-has-mistakes': '{count, plural, other {# 行有错误}}。没有导入任何内容。请更正文件后重新选择。',
  'list-empty-now': '这份名单里没有可导入的人。请查看略过的各行。',
};
