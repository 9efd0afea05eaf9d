import { useState } from 'react';
import styles from './gallery-page.module.css';
import type { ShownComponent } from './shown-component';

interface ShownFrameProps {
  readonly component: ShownComponent;
  readonly only: number | null;
  readonly width: number;
  /** Its name for screen readers. */
  readonly title: string;
}

/**
 * A document as wide as a window of this width, because components adapt to the window, and as high as its examples.
 */
export function ShownFrame({ component, only, width, title }: ShownFrameProps) {
  const [height, setHeight] = useState(160);
  const address = new URLSearchParams({ component: component.name, ...(only !== null && { example: `${only}` }) });
  return (
    // The desktop's frame is wider than a small window: the keyboard scrolls it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard
    <section aria-label={title} tabIndex={0} className={styles.scroller}>
      <iframe
        title={title}
        src={`/frame?${address}`}
        width={width}
        height={height}
        className={styles.frame}
        onLoad={({ currentTarget: { contentDocument } }) => {
          const content = contentDocument?.getElementById('root');
          if (content) new ResizeObserver(() => setHeight(Math.ceil(content.offsetHeight))).observe(content);
        }}
      />
    </section>
  );
}
