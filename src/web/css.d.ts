import 'react';

declare module 'react' {
  /** Styles may set the custom properties of our style sheets. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
