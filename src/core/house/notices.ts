import { accept, type Decision } from '#core/base';
import type { HouseEvent } from './events.ts';
import { activityNamed } from './find.ts';
import type { HouseView } from './house.ts';
import { refuse } from './refusals.ts';

export type NoticeCommand =
  | { readonly type: 'PostNotice'; readonly words: string; readonly activity?: string }
  | { readonly type: 'TakeDownNotice'; readonly notice: number };

/** What the signs say besides the meters. */
export const decideNotices = (house: HouseView, command: NoticeCommand): Decision<HouseEvent> => {
  switch (command.type) {
    case 'PostNotice': {
      const words = command.words.trim();
      if (words === '') return refuse('words-missing', { what: 'The notice' }, 'HSE-4');
      const notice = house.numbers.notice + 1;
      if (command.activity === undefined) return accept({ type: 'NoticePosted', notice, words });
      const activity = activityNamed(house, command.activity);
      return activity.ok ? accept({ type: 'NoticePosted', notice, words, activity: activity.value.id }) : activity;
    }
    case 'TakeDownNotice':
      return house.notices.has(command.notice)
        ? accept({ type: 'NoticeTakenDown', notice: command.notice })
        : refuse('unknown-notice', { notice: command.notice }, 'HSE-1');
  }
};
