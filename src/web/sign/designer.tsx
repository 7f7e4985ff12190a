import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { Views } from '#core/views/on-screen';
import { ActKey, Check, Choice, Choose, copyText, Field, useServerNow, useStation } from '../kit/index.ts';
import { LANGUAGES, type Language, nameOf } from '../messages/index.ts';
import { SHOWS, signOptionsIn } from './asked.ts';
import { addressOf, type Design, NEW_DESIGN, SAMPLES, type Sample, sampleWin, themeOf } from './design.ts';
import styles from './designer.module.css';
import { Stage } from './stage.tsx';
import { type ColorName, unreadableIn } from './theme.ts';
import { PICTURES, THEMES } from './themes.data.ts';
import { loadVoices, type Voice, Voices } from './voices.tsx';

const SHAPES = { landscape: '16 / 9', portrait: '9 / 16', wall: '32 / 9' } as const;
type PreviewShape = keyof typeof SHAPES;
const SHAPE_NAMES = Object.keys(SHAPES) as readonly PreviewShape[];

/** The colors that a house has of its own; the others follow from the theme. */
const OWN = ['accent', 'ground', 'glow', 'ink'] as const satisfies readonly ColorName[];

/** A sign as it is designed, beside itself as it will hang: `/sign/?design=1`. What comes out is an address. */
export const Designer = () => {
  const t = useTranslations('sign.designer');
  const { feed } = useStation();
  const views = useSyncExternalStore(feed.subscribe, feed.views);
  const [design, setDesign] = useState(NEW_DESIGN);
  const [shape, setShape] = useState<PreviewShape>('landscape');
  const [sample, setSample] = useState<Sample>('now');
  const change = (part: Partial<Design>) => setDesign(before => ({ ...before, ...part }));
  return (
    <main className={styles.page}>
      <section className={styles.form} aria-label={t('title')}>
        <h1>{t('title')}</h1>
        <Parts design={design} views={views} onChange={change} />
        <Look design={design} onChange={change} />
        <Place design={design} onChange={change} />
      </section>
      <section className={styles.seen} aria-label={t('preview')}>
        <div className={styles.keys}>
          <Choice
            label={t('shape')}
            value={shape}
            options={SHAPE_NAMES.map(name => [name, t(`shapes.${name}`)])}
            onChange={setShape}
          />
          <Choice
            label={t('sample')}
            value={sample}
            options={SAMPLES.map(name => [name, t(`samples.${name}`)])}
            onChange={setSample}
          />
        </div>
        <Preview design={design} views={views} shape={shape} sample={sample} />
        <Address design={design} />
      </section>
    </main>
  );
};

type PartProps = { readonly design: Design; readonly onChange: (change: Partial<Design>) => void };

const Parts = ({ design, views, onChange }: PartProps & { readonly views: Views }) => {
  const t = useTranslations('sign.designer');
  const offered = Object.values(views.advertised ?? {}).filter(({ state }) => state !== 'ended');
  const withOr = <One,>(all: readonly One[], one: One, isOn: boolean): readonly One[] =>
    isOn ? [...all, one] : all.filter(other => other !== one);
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('shows')}</legend>
        {SHOWS.map(show => (
          <Check
            key={show}
            label={t(`show.${show}`)}
            isOn={design.show.includes(show)}
            onChange={isOn => onChange({ show: SHOWS.filter(one => withOr(design.show, show, isOn).includes(one)) })}
          />
        ))}
      </fieldset>
      <details className={styles.group}>
        <summary>{t('activities', { count: design.activities.length })}</summary>
        {offered.map(({ activity, name }) => (
          <Check
            key={activity}
            lang="en"
            label={name}
            isOn={design.activities.includes(activity)}
            onChange={isOn => onChange({ activities: withOr(design.activities, activity, isOn) })}
          />
        ))}
      </details>
    </>
  );
};

const Look = ({ design, onChange }: PartProps) => {
  const t = useTranslations('sign.designer');
  const theme = themeOf(design);
  const wrong = [...new Set(unreadableIn(theme))];
  return (
    <fieldset className={styles.group}>
      <legend>{t('look')}</legend>
      <Choice
        label={t('theme')}
        value={design.theme}
        options={THEMES.map(({ name }) => [name, t(`themes.${name}`)])}
        onChange={name => onChange({ theme: name, colors: {}, picture: '' })}
      />
      <div className={styles.colors}>
        {OWN.map(name => (
          <label key={name} className={styles.color}>
            <input
              type="color"
              value={theme[name]}
              onChange={({ target }) => onChange({ colors: { ...design.colors, [name]: target.value } })}
            />
            {t(`colors.${name}`)}
          </label>
        ))}
      </div>
      {wrong.length > 0 && (
        <p role="alert" className={styles.wrong}>
          {t('unreadable')}
        </p>
      )}
      <Choice
        label={t('picture')}
        value={theme.picture}
        options={PICTURES.map(name => [name, t(`pictures.${name}`)])}
        onChange={picture => onChange({ picture })}
      />
    </fieldset>
  );
};

const NONE = '';

const Place = ({ design, onChange }: PartProps) => {
  const t = useTranslations('sign.designer');
  const [first = 'en', second = NONE] = design.languages;
  const speak = (one: Language, other: Language | typeof NONE) =>
    onChange({ languages: other === NONE || other === one ? [one] : [one, other] });
  const options = LANGUAGES.map(language => [language, nameOf(language)] as const);
  return (
    <fieldset className={styles.group}>
      <legend>{t('place')}</legend>
      <Choose label={t('language')} value={first} options={options} onChange={one => speak(one as Language, second)} />
      <Choose
        label={t('second')}
        value={second}
        options={[[NONE, t('none')], ...options]}
        onChange={other => speak(first, other as Language)}
      />
      <Field label={t('near')} value={design.near} isNumber isShort onChange={near => onChange({ near })} />
      <Field label={t('every')} value={design.every} isNumber isShort onChange={every => onChange({ every })} />
      <Field label={t('wall')} value={design.wall} isNumber isShort onChange={wall => onChange({ wall })} />
      <Check label={t('calm')} isOn={design.isCalm} onChange={isCalm => onChange({ isCalm })} />
    </fieldset>
  );
};

type PreviewProps = {
  readonly design: Design;
  readonly views: Views;
  readonly shape: PreviewShape;
  readonly sample: Sample;
};

/** The sign itself, smaller; what it turns over comes as fast as it will hang. */
const Preview = ({ design, views, shape, sample }: PreviewProps) => {
  const { feed, me } = useStation();
  const now = useServerNow(feed);
  const address = addressOf(design);
  const spoken = design.languages.join();
  const [voices, setVoices] = useState<readonly Voice[]>([]);
  useEffect(() => void loadVoices(spoken.split(',') as readonly Language[]).then(setVoices), [spoken]);
  const asked = useMemo(() => signOptionsIn(address.slice(address.indexOf('?'))), [address]);
  const name = Object.values(views.meters ?? {})[0]?.name ?? 'Jackpot';
  return (
    <div className={styles.preview} data-shape={shape} style={{ aspectRatio: SHAPES[shape] }}>
      <Voices value={voices}>
        <Stage
          theme={themeOf(design)}
          asked={asked}
          views={views}
          pages={[]}
          announcement={sampleWin(sample, name)}
          now={now}
          heardAt={now}
          freshness="live"
          isDemo={me.isDemo}
          hasLogo={me.house?.hasLogo}
          isPart
        />
      </Voices>
    </div>
  );
};

const Address = ({ design }: { readonly design: Design }) => {
  const t = useTranslations('sign.designer');
  const [isCopied, setCopied] = useState(false);
  const address = new URL(addressOf(design), location.href).href;
  return (
    <div className={styles.address}>
      <p>{t('address')}</p>
      <code translate="no">{address}</code>
      <ActKey onPress={() => void copyText(address).then(setCopied)}>{t('copy')}</ActKey>
      <a href={address} target="_blank" rel="noreferrer">
        {t('open')}
      </a>
      <span role="status">{isCopied ? t('copied') : ''}</span>
    </div>
  );
};
