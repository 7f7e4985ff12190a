import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkedDraw, type DrawRecord, pointsIn, printedIn, recordObjection } from '#core/draws';
import {
  ActKey,
  FactList,
  Field,
  Form,
  Icon,
  Keys,
  LanguagePicker,
  Refused,
  SaidWords,
  Soft,
  SuitSign,
  useFetched,
  useSettings,
} from '../kit/index.ts';
import { type OwnTicket, ownTicket } from './own-ticket.ts';
import { recordIn, recordOf } from './record.ts';
import styles from './verify.module.css';

/** For guests, on any device: is this draw as it was announced, and am I in the list? No station, no sign-on. LOT-13 */
export const Verify = () => {
  const t = useTranslations('verify');
  useSettings();
  const [paper] = useState(() => printedIn(location.hash.slice(1)));
  const [typed, setTyped] = useState(paper.draw === undefined ? '' : String(paper.draw));
  const [record, setRecord] = useState<DrawRecord>();
  const [isNoRecord, setNoRecord] = useState(false);
  const { fetched, why } = useFetched();
  const find = async (draw: number) => {
    setNoRecord(false);
    setRecord(await fetched(recordOf(draw)));
  };
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = recordIn(await file.text());
    setNoRecord(found === undefined);
    setRecord(found);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the paper brings its number once.
  useEffect(() => void (paper.draw !== undefined && find(paper.draw)), []);
  const isNumber = /^[1-9]\d{0,8}$/.test(typed.trim());
  const ask = () => isNumber && void find(Number(typed));
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <SuitSign suit="s" className={styles.mark} />
        <h1>{t('title')}</h1>
        <div className={styles.language}>
          <LanguagePicker />
        </div>
      </header>
      <p>{t('lead')}</p>
      <Form className={styles.ask} onSend={ask}>
        <Field label={t('number')} value={typed} onChange={setTyped} />
        <Soft>{t('numberHow')}</Soft>
        <Keys>
          <ActKey tone="main" isOff={!isNumber} onPress={ask}>
            {t('check')}
          </ActKey>
        </Keys>
        <label className={styles.file}>
          {t('file')}
          <input type="file" accept=".json,application/json" onChange={event => void take(event.target.files?.[0])} />
        </label>
      </Form>
      <Refused why={why} own={isNoRecord ? t('noRecord') : ''} />
      {record !== undefined && <Checked key={record.commitment} record={record} paper={paper} />}
    </main>
  );
};

type CheckedProps = { readonly record: DrawRecord; readonly paper: ReturnType<typeof printedIn> };

const Checked = ({ record, paper }: CheckedProps) => {
  const t = useTranslations('verify');
  const isOfPaper = paper.draw === record.draw;
  const checks = checkedDraw(record, isOfPaper ? paper : {});
  const holds = Object.values(checks).every(Boolean);
  const objection = recordObjection(record);
  const { draw, entries, entriesHash, commitment, secret, beacon, winners } = record;
  return (
    <>
      <p className={styles.verdict} data-wrong={!holds || undefined} role="status">
        <Icon name={holds ? 'check' : 'warning'} />
        {t(holds ? 'holds' : 'fails', { number: String(draw) })}
      </p>
      <ul className={styles.checks}>
        {(['entries', 'secret', 'winner', 'paper'] as const).map(check =>
          checks[check] === undefined ? null : (
            <li key={check} data-wrong={!checks[check] || undefined}>
              <Icon name={checks[check] ? 'check' : 'warning'} /> {t(`${check}.${checks[check] ? 'right' : 'wrong'}`)}
            </li>
          ),
        )}
      </ul>
      {objection !== undefined && (
        <p className={styles.why}>
          <SaidWords of={objection} />
        </p>
      )}
      <h2 className={styles.part}>{t('record')}</h2>
      <FactList
        of={[
          [t('winnerIs'), winners.join(', '), 'main'],
          [t('count'), t('counted', { count: entries.length, points: pointsIn(entries) })],
          [t('list'), <Hash key="list" text={entriesHash} />],
          [t('commitment'), <Hash key="commitment" text={commitment} />],
          [t('secretIs'), <Hash key="secret" text={secret} />],
          [t('beacon'), beacon && `${beacon.name}: ${beacon.value}`, 'en'],
        ]}
      />
      <Soft>{t('compare')}</Soft>
      <Own record={record} />
    </>
  );
};

/** Whether one's own ticket was in the drum. */
const Own = ({ record }: { readonly record: DrawRecord }) => {
  const t = useTranslations('verify');
  const [card, setCard] = useState('');
  const [check, setCheck] = useState('');
  const [found, setFound] = useState<OwnTicket>();
  const find = () => setFound(card.trim() === '' ? undefined : ownTicket(record, card, check));
  return (
    <section className={styles.own} aria-label={t('own')}>
      <h2 className={styles.part}>{t('own')}</h2>
      <Form className={styles.ask} onSend={find}>
        <Field label={t('card')} value={card} onChange={setCard} />
        <Field label={t('code')} value={check} onChange={setCheck} />
        <Soft>{t('codeHow')}</Soft>
        <Keys>
          <ActKey isOff={card.trim() === ''} onPress={find}>
            {t('find')}
          </ActKey>
        </Keys>
      </Form>
      {found !== undefined && <p role="status">{foundWords(t, found)}</p>}
    </section>
  );
};

const foundWords = (t: ReturnType<typeof useTranslations<'verify'>>, own: OwnTicket): string => {
  if (own.place === 0) return t('notThere');
  return t(own.hasWon ? 'hasWon' : 'there', { ticket: own.name, place: own.place, points: own.points });
};

/** In groups of eight, so that it can be compared by eye with a picture of the sign. */
const Hash = ({ text }: { readonly text: string }) => (
  <code className={styles.hash}>{(text.match(/.{1,8}/g) ?? []).join(' ')}</code>
);
