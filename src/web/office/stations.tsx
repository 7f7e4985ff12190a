import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isBoundToTable, OFFERED_KINDS, type StationKind, scopeWord, stationWord } from '#core/people';
import {
  ActKey,
  Choose,
  deliver,
  Field,
  Form,
  HoldKey,
  Keys,
  pageOf,
  QrCode,
  Sheet,
  Soft,
  TwoPeople,
  useFetched,
  useHouseTime,
  useListed,
  useNameOf,
  useSaid,
  useStation,
} from '../kit/index.ts';
import styles from './office.module.css';
import { OfficeTable, type PageProps, useActInTwo, useRead, Why } from './parts.tsx';
import { AddProgram } from './programs.tsx';

/** Every screen and device of the house; a new one gets a code that is typed in there. PPL-5 */
export const Stations = ({ onDone }: PageProps) => {
  const t = useTranslations('office.stations');
  const said = useSaid();
  const [nameOf, listed] = [useNameOf(), useListed()];
  const { value, why, again } = useRead('stations');
  const [revoking, setRevoking] = useState<string>();
  const rows = value?.rows ?? [];
  return (
    <>
      <Offer taken={rows.map(({ station }) => station)} />
      <AddProgram onAdded={again} />
      <Why why={why} />
      <OfficeTable
        empty={t('none')}
        caption={t('title')}
        rows={rows}
        keyOf={({ station }) => station}
        columns={[
          [t('name'), ({ station }) => station, 'name'],
          [
            t('kind'),
            ({ kind, scopes = [] }) => listed([stationWord(kind), ...scopes.map(scopeWord)].map(word => said(word))),
          ],
          [t('table'), ({ table }) => table],
          [t('place'), ({ place }) => place],
          [t('clock'), ({ clockAhead }) => clockAhead !== undefined && t('clockAhead', { seconds: clockAhead })],
          [t('on'), ({ signedOn }) => listed(signedOn.map(({ person }) => nameOf(person)))],
          ['', ({ station }) => <ActKey onPress={() => setRevoking(station)}>{t('revoke', { station })}</ActKey>],
        ]}
      />
      {revoking !== undefined && (
        <Revoke
          station={revoking}
          onClose={() => setRevoking(undefined)}
          onDone={() => {
            setRevoking(undefined);
            again();
            onDone(t('revoked', { station: revoking }));
          }}
        />
      )}
    </>
  );
};

type Offered = { readonly code: string; readonly until: string };

const Offer = ({ taken }: { taken: readonly string[] }) => {
  const t = useTranslations('office.stations');
  const said = useSaid();
  const { line } = useStation();
  const { time } = useHouseTime();
  const [kind, setKind] = useState<StationKind>('floor');
  const [table, setTable] = useState('');
  const [place, setPlace] = useState('');
  const [offered, setOffered] = useState<Offered & { readonly station: string }>();
  const { fetched, why } = useFetched();
  const isBound = isBoundToTable(kind);
  const isReady = !isBound || /^[1-9]\d{0,4}$/.test(table);
  const offer = async () => {
    if (!isReady) return;
    const station = nameOf(isBound ? `${kind}-${table}` : kind, taken, isBound);
    const body = {
      station,
      kind,
      ...(isBound ? { table: Number(table) } : {}),
      ...(place.trim() === '' ? {} : { place: place.trim() }),
    };
    const done = await fetched(deliver<Offered>(line, '/station-offers', body));
    if (done !== undefined) setOffered({ ...done, station });
  };
  return (
    <Form className={styles.form} onSend={() => void offer()}>
      <h3>{t('offer')}</h3>
      <Choose
        label={t('kind')}
        value={kind}
        options={OFFERED_KINDS.map(one => [one, said(stationWord(one))] as const)}
        onChange={setKind}
      />
      {isBound && <Field label={t('table')} inputMode="numeric" value={table} onChange={setTable} />}
      <Field label={t('place')} value={place} onChange={setPlace} how={t('placeHow')} />
      <Why why={why} />
      <Keys>
        <ActKey tone="main" isOff={!isReady} onPress={() => void offer()}>
          {t('offerKey')}
        </ActKey>
      </Keys>
      {offered !== undefined && (
        <div role="status">
          <p className={styles.code} translate="no">
            {offered.code}
          </p>
          <QrCode
            text={`${addressOf(kind, table)}#code=${offered.code}`}
            label={t('scan', { station: offered.station })}
            className={styles.qr}
          />
          <Soft>
            {t('typeIt', { station: offered.station, address: addressOf(kind, table), time: time(offered.until) })}
          </Soft>
        </div>
      )}
    </Form>
  );
};

const addressOf = (kind: StationKind, table: string): string =>
  `${location.origin}${pageOf(kind, isBoundToTable(kind) ? Number(table) : undefined)}`;

/** `floor-2` where there is a `floor-1`; the keypad of a table has the table's number. */
const nameOf = (begins: string, taken: readonly string[], isBound: boolean): string => {
  if (isBound && !taken.includes(begins)) return begins;
  const names = Array.from({ length: taken.length + 1 }, (_, place) => `${begins}-${place + 1}`);
  return names.find(name => !taken.includes(name)) ?? begins;
};

type RevokeProps = { readonly station: string; readonly onClose: () => void; readonly onDone: () => void };

const Revoke = ({ station, onClose, onDone }: RevokeProps) => {
  const t = useTranslations('office.stations');
  const acting = useActInTwo();
  return (
    <Sheet title={t('revoke', { station })} isOpen onClose={onClose}>
      <p>{t('revokeHow')}</p>
      <Why why={acting.why} />
      <HoldKey onHeld={() => acting.press({ type: 'RevokeStation', station }, onDone)}>
        {t('revokeKey', { station })}
      </HoldKey>
      <TwoPeople
        acting={acting}
        title={t('revoke', { station })}
        action={t('revokeKey', { station })}
        facts={[[t('name'), station]]}
      />
    </Sheet>
  );
};
