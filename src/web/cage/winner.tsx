import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { read } from '#api';
import { ID_PAPERS, type IdPaper } from '#core/people';
import type { AwardView } from '#core/views';
import { Body, Choose, FactList, Field, PadKey, Refused, Sheet, useAsked } from '../kit/index.ts';
import { useAct } from './use-act.ts';

/** Who won it, by the document: kept apart from the log, printed on the slip. HSE-22 */
export const Winner = ({ award }: { award: AwardView }) => {
  const t = useTranslations('cage.winner');
  const [isOpen, setOpen] = useState(false);
  const answer = useAsked(line => read(line, 'winner', { award: award.award }), [award.award, award.winner]);
  const winner = answer?.ok === true ? answer.value.winner : undefined;
  return (
    <>
      {winner !== undefined && (
        <FactList
          of={[
            [t('name'), winner.name],
            [t('paper'), `${t(`papers.${winner.paper}`)} ${winner.paperNumber}`],
            winner.taxId !== undefined && [t('taxId'), winner.taxId],
            winner.address !== undefined && [t('address'), winner.address],
          ]}
        />
      )}
      <PadKey onPress={() => setOpen(true)}>{winner === undefined ? t('open') : t('again')}</PadKey>
      {isOpen && <WinnerSheet award={award} onClose={() => setOpen(false)} />}
    </>
  );
};

const EMPTY = { name: '', paperNumber: '', taxId: '', address: '' };

const WinnerSheet = ({ award: { award }, onClose }: { award: AwardView; onClose: () => void }) => {
  const t = useTranslations('cage.winner');
  const [typed, setTyped] = useState(EMPTY);
  const [paper, setPaper] = useState<IdPaper>('driver-license');
  const { post, isPending, why } = useAct();
  const fieldOf = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const isReady = typed.name.trim() !== '' && typed.paperNumber.trim() !== '';
  const record = async () => {
    const { name, paperNumber, taxId, address } = typed;
    const tax = taxId.trim() === '' ? {} : { taxId: taxId.trim() };
    const home = address.trim() === '' ? {} : { address: address.trim() };
    const body = { name: name.trim(), paper, paperNumber: paperNumber.trim(), ...tax, ...home };
    if ((await post(`/awards/${award}/winner`, body)) !== undefined) onClose();
  };
  return (
    <Sheet title={t('title')} isOpen onClose={onClose}>
      <Body>
        <p>{t('how')}</p>
        <Field label={t('name')} {...fieldOf('name')} />
        <Choose
          label={t('paper')}
          value={paper}
          options={ID_PAPERS.map(one => [one, t(`papers.${one}`)] as const)}
          onChange={setPaper}
        />
        <Field label={t('number')} {...fieldOf('paperNumber')} />
        <Field label={t('taxId')} note={t('forForm')} {...fieldOf('taxId')} />
        <Field label={t('address')} note={t('forForm')} {...fieldOf('address')} />
        <Refused why={why} />
        <PadKey tone="main" isOff={!isReady} isPending={isPending} onPress={() => void record()}>
          {t('record')}
        </PadKey>
      </Body>
    </Sheet>
  );
};
