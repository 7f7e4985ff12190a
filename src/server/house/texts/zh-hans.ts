import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'own-activity-wrong': '该活动有 {count, plural, other {# 处错误}}。第一处在 {place}：{sentence}',
  'house-out-of-service': '系统暂停服务，没有记录任何操作。{reason}',
  'outcome-unknown': '系统在保存时中断。恢复后请再按一次，只会记录一次。{reason}',
  'not-the-writer': '这台是备用服务器，没有在此记录。{writer} 请把指令发给当值的服务器。',
  'key-of-another-command': '键 {key} 已属于另一条指令（事件 {first}）。请用新的键发送这一条。',
  'not-a-name': '{name} 不能用作键、人员或工作站。请用 1 至 200 个可打印字符。',
  'nothing-to-do': '没有需要办理的。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'service.starting': '系统正在启动。请稍后再试。',
  'service.check-failed':
    '检查未通过：{findings} 没有更改任何内容；日志有误时一律不运行。请保持文件原样，运行 houseway journal verify 查看详情，并从检查过的备份恢复。',
  'program.more': '另有 {count, number} 项',
};
