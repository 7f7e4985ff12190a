import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'list-gone': '這份名單已不在這裡。請重新選擇檔案。',
  'list-unchecked': '這份名單還在檢查。請稍候。',
  'list-has-mistakes': '{count, plural, other {# 行有錯誤}}。沒有匯入任何內容。請更正檔案後重新選擇。',
  'list-empty-now': '這份名單裡沒有可匯入的人。請查看略過的各行。',
};
