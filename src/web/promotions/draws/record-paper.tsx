import { useTranslations } from 'use-intl';
import { printedText } from '#core/draws';
import type { DrawView } from '#core/views';
import { DemoPaper, FactList, OnPaper, QrCode, useHouseTime, useStation } from '../../kit/index.ts';
import styles from './record-paper.module.css';

export type Revealed = Extract<DrawView, { type: 'revealed' }>;

/** What a guest takes home: with it alone the draw is verified on any device. LOT-13 */
export const RecordPaper = ({ draw, onPrinted }: { readonly draw: Revealed; readonly onPrinted: () => void }) => {
  const t = useTranslations('promotions.draw');
  const { me } = useStation();
  const { when } = useHouseTime();
  const { draw: number, entriesHash, commitment, secret, winner, value, beacon } = draw;
  const said = { draw: number, entriesHash, commitment, secret, winner, ...(value === undefined ? {} : { value }) };
  const address = `${location.origin}/verify/`;
  return (
    <OnPaper className={styles.paper} data-paper="draw" onPrinted={onPrinted}>
      <header>
        <p lang="en">{me.house?.name}</p>
        <h1>{t('recordTitle', { number: String(number) })}</h1>
        <DemoPaper />
      </header>
      <FactList
        of={[
          [t('promotion'), draw.promotion, 'en'],
          [t('closed'), when(draw.at)],
          [t('revealed'), when(draw.revealedAt)],
          [t('entries'), t('counted', { count: draw.count })],
          [t('entriesHash'), <Hash key="entries" text={entriesHash} />],
          [t('commitment'), <Hash key="commitment" text={commitment} />],
          [t('secret'), <Hash key="secret" text={secret} />],
          [t('beacon'), value && `${beacon ?? ''}: ${value}`, 'en'],
          [t('winner'), winner, 'main'],
        ]}
      />
      <footer>
        <QrCode text={`${address}#${printedText(said)}`} label={address} className={styles.code} />
        <p>{t('verifyHow', { address })}</p>
      </footer>
    </OnPaper>
  );
};

/** In groups of eight, so that it can be compared by eye. */
const Hash = ({ text }: { readonly text: string }) => <code>{(text.match(/.{1,8}/g) ?? []).join(' ')}</code>;
