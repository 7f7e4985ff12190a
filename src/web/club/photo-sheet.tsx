import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { defined } from '#core/base';
import { ActKey, Keys } from '../kit/index.ts';
import { DeskSheet, type SheetProps } from './desk-sheet.tsx';
import { Photo } from './identity.tsx';
import styles from './photo.module.css';
import { base64In, portraitOf } from './picture.ts';
import { pathOf, usePost } from './use-post.ts';

/** From a file or, where the browser lets us, the camera; drawn again before it leaves this page. CLB-13 */
export const PhotoSheet = ({ record: { member, name, photo }, onClose, onDone }: SheetProps) => {
  const t = useTranslations('club');
  const { post, isPending, why } = usePost();
  const [taken, setTaken] = useState<string>();
  const [isFilming, setFilming] = useState(false);
  const [trouble, setTrouble] = useState('');
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const picture = await createImageBitmap(file).catch(() => undefined);
    setTrouble(picture === undefined ? t('photo.broken') : '');
    if (picture !== undefined) setTaken(portraitOf(picture, picture.width, picture.height));
  };
  const keep = (address: string | undefined) =>
    post(pathOf(member, 'photo'), address === undefined ? {} : { photo: base64In(address) }, () =>
      onDone(address === undefined ? t('photo.removed') : t('photo.done')),
    );
  const keys = (
    <Keys>
      <label className={styles.file}>
        {t('photo.file')}
        <input type="file" accept="image/*" onChange={({ target }) => void choose(target.files?.[0])} />
      </label>
      {hasCamera() && !isFilming && (
        <ActKey onPress={() => setFilming(true)}>{taken === undefined ? t('photo.camera') : t('photo.again')}</ActKey>
      )}
      {taken !== undefined && !isFilming && (
        <ActKey tone="main" isPending={isPending} onPress={() => keep(taken)}>
          {t('photo.key')}
        </ActKey>
      )}
      {taken === undefined && photo !== undefined && (
        <ActKey tone="danger" isPending={isPending} onPress={() => keep(undefined)}>
          {t('photo.remove')}
        </ActKey>
      )}
    </Keys>
  );
  return (
    <DeskSheet title={t('photo.title')} isWide why={why} keys={keys} onClose={onClose}>
      {isFilming ? (
        <Camera
          onTaken={address => {
            setTaken(address);
            setFilming(false);
          }}
          onTrouble={words => {
            setTrouble(t('photo.noCamera', { why: words }));
            setFilming(false);
          }}
        />
      ) : (
        <Photo record={{ name, ...defined({ photo: taken ?? photo }) }} className={styles.frame} />
      )}
      <p role="alert">{trouble}</p>
    </DeskSheet>
  );
};

/** Browsers have it on this machine and over TLS only, whatever the types say. */
const hasCamera = (): boolean => 'mediaDevices' in navigator;

type CameraProps = { readonly onTaken: (address: string) => void; readonly onTrouble: (words: string) => void };

const Camera = ({ onTaken, onTrouble }: CameraProps) => {
  const t = useTranslations('club.photo');
  const video = useRef<HTMLVideoElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is opened once and let go with the picture.
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isLeft = false;
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', width: 1_280 } });
      if (isLeft) return stop(stream);
      if (video.current !== null) video.current.srcObject = stream;
    };
    open().catch((error: unknown) => onTrouble(error instanceof Error ? error.message : String(error)));
    return () => {
      isLeft = true;
      if (stream !== undefined) stop(stream);
    };
  }, []);
  const take = () => {
    const seen = video.current;
    if (seen !== null && seen.videoWidth > 0) onTaken(portraitOf(seen, seen.videoWidth, seen.videoHeight));
  };
  return (
    <>
      <div className={styles.frame}>
        <video ref={video} autoPlay muted playsInline />
      </div>
      <ActKey tone="main" onPress={take}>
        {t('take')}
      </ActKey>
    </>
  );
};

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
