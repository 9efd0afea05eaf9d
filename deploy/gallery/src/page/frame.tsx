import { AppContextProvider } from '@zapovednik/platform/app';
import { createTestApp } from '@zapovednik/testing/test-app';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import styles from './gallery-frame.module.css';
import { overlays, type ShownComponent } from './shown-component';

interface FrameProps {
  readonly component: ShownComponent;
  /** The example that the frame shows; null: all, one below the other. */
  readonly only: number | null;
}

/** The document in a frame: examples as on a page of the shop. Their links have no effect. */
export function Frame(props: FrameProps) {
  const [app] = useState(createTestApp);
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Examples {...props} /> }]));
  return (
    <AppContextProvider value={app}>
      <RouterProvider router={router} />
    </AppContextProvider>
  );
}

function Examples({ component: { name, examples }, only }: FrameProps) {
  return (
    <main className={styles.examples} data-overlay={overlays[name]}>
      <title>{name}</title>
      <h1 className={styles.name}>{name}</h1>
      {examples.map(
        ({ title, Example }, at) =>
          (only === null || only === at) && (
            <div key={title}>
              {title && <p className={styles.title}>{title}</p>}
              <Example />
            </div>
          ),
      )}
    </main>
  );
}
