import { Component, type ReactNode } from 'react';
import styles from './rescue.module.css';
import { Said } from './voices.tsx';

const AGAIN_MS = 10_000;

type RescueProps = { readonly children: ReactNode };

/** A defect of ours is no page of errors on the wall: the sign says that it is being updated, and begins afresh. */
export class Rescue extends Component<RescueProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    setTimeout(() => location.reload(), AGAIN_MS);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className={styles.rescue}>
        <Said text={t => t('updating')} />
      </main>
    );
  }
}
