import { useTranslations } from 'use-intl';
import { LANGUAGES, nameOf } from '../../messages/index.ts';
import styles from './language-picker.module.css';
import { useLanguage } from './speech.tsx';

/** Every language by its own name. */
export const LanguagePicker = () => {
  const t = useTranslations('kit');
  const { language, choose } = useLanguage();
  return (
    <select
      className={styles.picker}
      aria-label={t('language')}
      value={language}
      onChange={change => {
        const chosen = LANGUAGES.find(one => one === change.target.value);
        if (chosen !== undefined) choose(chosen);
      }}
    >
      {LANGUAGES.map(one => (
        <option key={one} value={one} lang={one}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  );
};
