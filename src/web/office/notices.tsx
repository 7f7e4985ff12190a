import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Notice } from '#core/state';
import { LANGUAGES, type Language } from '#core/words';
import {
  ActKey,
  Area,
  Choose,
  Field,
  Form,
  Keys,
  loadFonts,
  momentAt,
  Soft,
  useHouseTime,
  useOwnFeed,
  useServerNow,
  useStation,
  useView,
} from '../kit/index.ts';
import { nameOf as languageName } from '../messages/index.ts';
import styles from './office.module.css';
import { OfficeTable, type PageProps, useAct, Why } from './parts.tsx';

const OTHERS = LANGUAGES.filter(language => language !== 'en');
type Also = Readonly<Partial<Record<Language, string>>>;
type Draft = {
  readonly words: string;
  readonly activity: string;
  readonly from: string;
  readonly until: string;
  readonly also: Also;
};
const EMPTY: Draft = { words: '', activity: '', from: '', until: '', also: {} };

/** What the signs say besides the meters. SGN-6 */
export const Notices = ({ onDone }: PageProps) => {
  const t = useTranslations('office.notices');
  const feed = useOwnFeed(['notices', 'offerings', 'advertised', 'clock']);
  const notices = Object.values(useView(feed, 'notices') ?? {});
  const offerings = Object.values(useView(feed, 'offerings') ?? {});
  const nameOf = (id: string | undefined) => offerings.find(({ activity }) => activity === id)?.name ?? id;
  const now = useServerNow(feed);
  const when = useWhen(now);
  const { press, why } = useAct();
  return (
    <>
      <Post
        offerings={offerings.map(one => [one.activity, one.name] as const)}
        advertised={useView(feed, 'advertised') ?? {}}
        onDone={onDone}
      />
      <Why why={why} />
      <OfficeTable
        empty={t('none')}
        caption={t('title')}
        rows={notices}
        keyOf={({ notice }) => notice}
        columns={[
          [t('number'), ({ notice }) => notice, 'name'],
          [t('words'), one => <WordsOf notice={one} />],
          [t('about'), one => nameOf(one.activity), 'en'],
          [t('when'), when],
          [
            '',
            ({ notice }) => (
              <ActKey
                onPress={() =>
                  press({ type: 'TakeDownNotice', notice }, () => onDone(t('down', { notice: String(notice) })))
                }
              >
                {t('takeDown', { notice: String(notice) })}
              </ActKey>
            ),
          ],
        ]}
      />
    </>
  );
};

const WordsOf = ({ notice: { words, also = [] } }: { notice: Notice }) => (
  <>
    <span lang="en">{words}</span>
    {also.map(one => (
      <p key={one.language} lang={one.language}>
        {one.words}
      </p>
    ))}
  </>
);

/** Whether it hangs now, and until when. */
const useWhen = (now: number): ((notice: Notice) => string) => {
  const t = useTranslations('office.notices');
  const { moment } = useHouseTime();
  return ({ from, until }) => {
    if (until !== undefined && Date.parse(until) <= now) return t('over', { until: moment(until) });
    if (from !== undefined && Date.parse(from) > now) return t('later', { from: moment(from) });
    return until === undefined ? t('now') : t('nowUntil', { until: moment(until) });
  };
};

type Advertised = Readonly<
  Record<
    string,
    { readonly name: string; readonly regulatorId?: string | undefined; readonly saysNoPurchase?: boolean | undefined }
  >
>;
type PostProps = PageProps & {
  readonly offerings: readonly (readonly [activity: string, name: string])[];
  readonly advertised: Advertised;
};

const Post = ({ offerings, advertised, onDone }: PostProps) => {
  const t = useTranslations('office.notices');
  const { me } = useStation();
  const [draft, setDraft] = useState(EMPTY);
  const [areOthers, setOthers] = useState(false);
  const { press, isPending, why } = useAct();
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });
  const { words, activity, from, until, also } = draft;
  const written = OTHERS.flatMap(language => {
    const text = also[language]?.trim() ?? '';
    return text === '' ? [] : [{ language, words: text }];
  });
  const post = () =>
    press(
      {
        type: 'PostNotice',
        words: words.trim(),
        ...(activity === '' ? {} : { activity }),
        ...(from === '' ? {} : { from: momentAt(from, me.zone) }),
        ...(until === '' ? {} : { until: momentAt(until, me.zone) }),
        ...(written.length === 0 ? {} : { also: written }),
      },
      () => {
        setDraft(EMPTY);
        setOthers(false);
        onDone(t('posted'));
      },
    );
  return (
    <Form className={styles.form} onSend={post}>
      <Area label={t('words')} value={words} onChange={changed => change({ words: changed })} />
      <OtherLanguages
        areOpen={areOthers}
        also={also}
        onOpen={() => setOthers(true)}
        onAlso={next => change({ also: next })}
      />
      <Choose
        label={t('about')}
        value={activity}
        options={[['', t('noActivity')], ...offerings]}
        onChange={changed => change({ activity: changed })}
      />
      <Adds of={advertised[activity]} />
      <Field label={t('from')} type="datetime-local" value={from} onChange={changed => change({ from: changed })} />
      <Field label={t('until')} type="datetime-local" value={until} onChange={changed => change({ until: changed })} />
      <Why why={why} />
      <Keys>
        <ActKey tone="main" isOff={words.trim() === ''} isPending={isPending} onPress={post}>
          {t('post')}
        </ActKey>
      </Keys>
    </Form>
  );
};

type OthersProps = {
  readonly areOpen: boolean;
  readonly also: Draft['also'];
  readonly onOpen: () => void;
  readonly onAlso: (also: Draft['also']) => void;
};

const OtherLanguages = ({ areOpen, also, onOpen, onAlso }: OthersProps) => {
  const t = useTranslations('office.notices');
  const open = () => {
    for (const language of OTHERS) void loadFonts(language); // Not every office machine has Chinese letters.
    onOpen();
  };
  if (!areOpen) {
    return (
      <Keys>
        <ActKey onPress={open}>{t('others')}</ActKey>
      </Keys>
    );
  }
  return OTHERS.map(language => (
    <Area
      key={language}
      label={languageName(language)}
      value={also[language] ?? ''}
      onChange={changed => onAlso({ ...also, [language]: changed })}
    />
  ));
};

/** What the sign prints with it, so that nobody types it. */
const Adds = ({ of }: { of: Advertised[string] | undefined }) => {
  const t = useTranslations('office.notices');
  if (of === undefined) return <Soft>{t('addsNothing')}</Soft>;
  const named = of.regulatorId === undefined ? of.name : `${of.name} · ${of.regulatorId}`;
  return <Soft>{of.saysNoPurchase === true ? t('addsBoth', { name: named }) : t('adds', { name: named })}</Soft>;
};
