import { useTranslations } from 'use-intl';
import type { OfferingView } from '#core/views';
import {
  ActKey,
  Choose,
  Key,
  Refused,
  useActing,
  useKept,
  useList,
  usePreview,
  useStation,
  useView,
} from '../kit/index.ts';
import {
  againAs,
  type DesignDraft,
  firstDraft,
  fromTemplate,
  structureOf,
  TEMPLATES,
  type Template,
} from './design.ts';
import { DesignForm } from './design-form.tsx';
import styles from './designer.module.css';
import { isEvent, keyFor, titleOf } from './event.ts';

type DesignerProps = {
  readonly offered: readonly OfferingView[];
  readonly onBack: () => void;
  readonly onOpened: (promotion: string) => void;
};

/** Plans an event and posts it. What is approved the house says while it is written. */
export const Designer = ({ offered, onBack, onOpened }: DesignerProps) => {
  const t = useTranslations('tournament.design');
  const running = offered.filter(({ state }) => state === 'running');
  const [draft, setDraft, forget] = useKept<DesignDraft>('tournament-draft', firstDraft(running[0]?.activity ?? ''));
  const options = running.map(({ activity, name }) => [activity, name] as const);
  const activity = running.some(one => one.activity === draft.activity) ? draft.activity : (running[0]?.activity ?? '');
  const { command, promotion, objection } = useOpening(draft, activity);
  const { act, isPending, why } = useActing(useTranslations('tournament')('offline'));
  const announce = async () => {
    if (command === undefined || (await act(command)) === undefined) return;
    forget();
    onOpened(promotion);
  };
  return (
    <section className={styles.designer} aria-label={t('title')}>
      <header className={styles.head}>
        <Key icon="undo" onPress={onBack}>
          {t('back')}
        </Key>
        <h2>{t('title')}</h2>
      </header>
      {running.length === 0 && <p>{t('noneRuns')}</p>}
      {options.length > 1 && (
        <Choose
          label={t('activity')}
          value={activity}
          options={options}
          lang="en"
          onChange={chosen => setDraft({ ...draft, activity: chosen })}
        />
      )}
      <BeginWith draft={draft} activity={activity} onDraft={setDraft} />
      <DesignForm draft={draft} activity={activity} onDraft={setDraft} />
      <footer className={styles.foot}>
        <Refused why={why || objection} />
        <ActKey tone="main" isOff={command === undefined} isPending={isPending} onPress={() => void announce()}>
          {t('announce', { name: draft.name.trim() || '…' })}
        </ActKey>
        <p>{t('announceHow')}</p>
      </footer>
    </section>
  );
};

type BeginProps = {
  readonly draft: DesignDraft;
  readonly activity: string;
  readonly onDraft: (draft: DesignDraft) => void;
};

/** A usual kind of evening, or an event that the house has held before. */
const BeginWith = ({ draft, activity, onDraft }: BeginProps) => {
  const t = useTranslations('tournament.design');
  const { feed } = useStation();
  const before = Object.values(useView(feed, 'promotions') ?? {}).filter(isEvent);
  const templates = Object.keys(TEMPLATES) as readonly Template[]; // Keys of a table are its names.
  const choose = (chosen: string) => {
    const event = before.find(({ promotion }) => promotion === chosen);
    if (event !== undefined) return onDraft(againAs(event.desk.structure, activity));
    const template = templates.find(name => name === chosen);
    if (template !== undefined) onDraft(fromTemplate(template, { ...draft, activity }));
  };
  return (
    <Choose
      label={t('beginWith')}
      value=""
      options={[
        ['', '–'] as const,
        ...templates.map(name => [name, t(`templates.${name}`)] as const),
        ...before.map(event => [event.promotion, t('again', { name: titleOf(event) })] as const),
      ]}
      onChange={choose}
    />
  );
};

/** The command, once everything can be read, and what the house would say to it. */
const useOpening = (draft: DesignDraft, activity: string) => {
  const t = useTranslations('tournament.design');
  const list = useList();
  const { feed } = useStation();
  const promotions = useView(feed, 'promotions') ?? {};
  const designed = structureOf(draft);
  const promotion = keyFor(draft.name, Object.keys(promotions));
  const command =
    designed.ok && activity !== ''
      ? ({
          type: 'OpenPromotion',
          promotion,
          activity,
          mechanism: 'tournament',
          posted: { structure: designed.structure },
        } as const)
      : undefined;
  const preview = usePreview(command, t('offline'));
  const unread = designed.ok ? '' : t('unread', { what: list(designed.wrong.map(field => t(`fields.${field}`))) });
  const objection = preview.type === 'refused' ? preview.message : unread;
  return { command, promotion, objection };
};
