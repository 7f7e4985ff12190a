import { useTranslations } from 'use-intl';
import { Key } from '../kit/index.ts';
import styles from './detail.module.css';
import type { Chosen, Known } from './find.ts';
import { Piece } from './piece.tsx';
import { Prize } from './prize.tsx';
import { SellForm } from './sell-form.tsx';
import { Shift } from './shift.tsx';
import { Tray } from './tray.tsx';
import type { DrawerHere } from './use-drawer.ts';
import type { Way } from './use-way.ts';

type DetailProps = Way & DrawerHere & { readonly known: Known };

export const Detail = (props: DetailProps) => {
  const t = useTranslations('cage');
  if (props.chosen === undefined) return <p className={styles.nothing}>{t('list.choose')}</p>;
  return (
    <>
      <div className={styles.back}>
        <Key icon="undo" onPress={props.onBack}>
          {t('back')}
        </Key>
      </div>
      <Opened {...props} chosen={props.chosen} />
    </>
  );
};

const Opened = ({ known, chosen, ...here }: DetailProps & { readonly chosen: Chosen }) => {
  switch (chosen.type) {
    case 'award': {
      const award = known.awards[String(chosen.award)];
      return award && <Prize key={chosen.award} award={award} />;
    }
    case 'tray':
      return <Tray key={chosen.table} table={chosen.table} tray={known.trays[String(chosen.table)]} />;
    case 'promotion': {
      const promotion = known.promotions[chosen.promotion];
      return promotion && <SellForm key={chosen.promotion} promotion={promotion} />;
    }
    case 'piece': {
      const piece = known.instruments[chosen.key];
      return piece && <Piece key={chosen.key} piece={piece} />;
    }
    case 'shift':
      return <Shift {...here} />;
  }
};
