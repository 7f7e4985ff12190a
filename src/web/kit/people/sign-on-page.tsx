import { StationHead } from '../page/station-head.tsx';
import { SignOn } from './sign-on.tsx';
import styles from './sign-on-page.module.css';

/** A station at which nobody is signed on now. */
export const SignOnPage = ({ title }: { title: string }) => (
  <div className={styles.page}>
    <StationHead title={title} />
    <main>
      <SignOn />
    </main>
  </div>
);
