import type { TextsFor } from '#core/words';
import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: TextsFor<typeof ENGLISH> = {
  'screen.failed': '系统出错，已写入日志。请重试；如仍出错，请联系技术支持。',
  'screen.nothing': '{path} 没有内容。请从 / 打开各屏幕。',
};
