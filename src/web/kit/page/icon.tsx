import styles from './icon.module.css';

const LINES = {
  backspace: 'M9 5h11v14H9l-6-7ZM12.5 9.5l4.5 5M17 9.5l-4.5 5',
  help: 'M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1.1-1.4 2.1v.5M12 17.6v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  undo: 'M8 5 4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9',
  clear: 'M6 6l12 12M18 6 6 18',
  'clear-all': 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5',
  deal: 'M4 7h3.5c4.5 0 4.5 10 9 10H20M17.5 14.5 20 17l-2.5 2.5M4 17h3.5c1.6 0 2.6-1.2 3.5-2.8M13 9.8C13.9 8.2 14.9 7 16.5 7H20M17.5 4.5 20 7l-2.5 2.5',
  copy: 'M9 9h10v11H9ZM15 6V4H5v11h1.5',
  find: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5',
  link: 'M10 14.5a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 9.5a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1-1',
  theme: 'M12 4a8 8 0 1 0 0 16ZM12 4a8 8 0 0 1 0 16',
  colors: 'M5 5h6v6H5ZM13 5h6v6h-6ZM5 13h6v6H5ZM13 13h6v6h-6Z',
  keyboard: 'M3 7h18v11H3ZM6.5 10.5h.01M10 10.5h.01M13.5 10.5h.01M17 10.5h.01M8 14.5h8',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  minus: 'M6 12h12',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7Z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.5V12l3 2',
  warning: 'M12 4 3 19.5h18ZM12 10v4.5M12 17.2v.01',
  stop: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7ZM12 7.5v5.5M12 16.2v.01',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15 9a4 4 0 0 1 0 6M17.5 6.5a7.5 7.5 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9.5l5 5M20.5 9.5l-5 5',
} as const;
export type IconName = keyof typeof LINES;

/** A line drawing beside a word; never the only thing that says what a key does. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
    <path d={LINES[name]} />
  </svg>
);
