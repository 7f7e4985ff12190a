import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paper } from '#api';
import { formatAmount } from '#core/money';
import {
  type Activity,
  amountPosted,
  chosen,
  type Offering,
  poolLabel,
  poolsInForce,
  rowsOffered,
} from '#core/rulebook';
import {
  ActKey,
  Amount,
  Keys,
  openPage,
  Refused,
  Section,
  Sheet,
  useFetched,
  useLanguage,
  useStation,
} from '../kit/index.ts';
import styles from './preview.module.css';
import { type SheetText, sheetTextOf } from './sheet-text.ts';

type PreviewProps = { readonly activity: Activity; readonly offering: Offering };

/** What will hang on the wall and run on the signs, before anybody announces it. */
export const OfferingPreview = ({ activity, offering }: PreviewProps) => {
  const t = useTranslations('offering.preview');
  const { line } = useStation();
  const { language } = useLanguage();
  const { fetched, why } = useFetched();
  const [sheet, setSheet] = useState<SheetText>();
  const asked = { activity: activity.id, offering: JSON.stringify(offering), language };
  const show = async () => {
    const page = await fetched(paper(line, 'draftSheet', { ...asked, form: 'html' }));
    if (page !== undefined) setSheet(sheetTextOf(await page.text()));
  };
  const open = async () => {
    const page = await fetched(paper(line, 'draftSheet', { ...asked, form: 'pdf' }));
    if (page !== undefined) openPage(page);
  };
  return (
    <Section title={t('title')}>
      <Slide activity={activity} offering={offering} />
      <Keys>
        <ActKey onPress={() => void show()}>{t('sheet')}</ActKey>
        <ActKey onPress={() => void open()}>{t('paper')}</ActKey>
      </Keys>
      <Refused why={why} />
      {sheet !== undefined && (
        <Sheet title={t('sheetTitle', { name: activity.name })} isOpen isWide onClose={() => setSheet(undefined)}>
          <SheetWords of={sheet} />
        </Sheet>
      )}
    </Section>
  );
};

const MOST_LINES = 6;

/** As a sign has it: the name, the meters as they start or the prizes, and "No Purchase Necessary". */
const Slide = ({ activity, offering }: PreviewProps) => {
  const t = useTranslations('offering.preview');
  const { advertisedAs } = offering;
  const number = advertisedAs === undefined ? undefined : activity.regulatorId;
  const meters = Object.entries(poolsInForce(activity, offering)).map(([key, { seed, reseed }]) => ({
    key,
    seed: chosen(seed, offering.seed[key]),
    reseed: chosen(reseed, offering.reseed[key]),
  }));
  const prizes = rowsOffered(activity, offering)
    .map(row => ({ key: row.key, label: row.label, amount: amountPosted(activity, offering, row) }))
    .filter(({ amount }) => amount !== undefined);
  return (
    <figure className={styles.slide}>
      <figcaption>{t('sign')}</figcaption>
      <div className={styles.screen}>
        <strong className={styles.name} lang="en">
          {advertisedAs ?? activity.name}
          {number !== undefined && ` · ${number}`}
        </strong>
        {meters.map(({ key, seed, reseed }) => (
          <p key={key}>
            <span lang="en">{poolLabel(activity, key)}</span>
            {seed !== undefined && (
              <b>
                <Amount of={seed} />
              </b>
            )}
            {reseed !== undefined && <small>{t('again', { amount: formatAmount(reseed) })}</small>}
          </p>
        ))}
        {meters.length === 0 && (
          <ul>
            {prizes.slice(0, MOST_LINES).map(({ key, label, amount }) => (
              <li key={key}>
                <span lang="en">{label}</span> {amount !== undefined && <Amount of={amount} />}
              </li>
            ))}
          </ul>
        )}
        {activity.noPurchase.adWording && <em>{t('noPurchase')}</em>}
      </div>
    </figure>
  );
};

const SheetWords = ({ of: { language, head, sections } }: { of: SheetText }) => (
  <div className={styles.sheet} lang={language}>
    {head.map(line => (
      <p key={line}>{line}</p>
    ))}
    {sections.map(({ title, lines }) => (
      <section key={title}>
        <h3>{title}</h3>
        <ul>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet may say the same line twice, and never moves one.
            <li key={place}>{line}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
