import type { RouteDefinition } from '@zapovednik/platform/routes';
import { Container, ErrorFallback } from '@zapovednik/ui';
import { useEffect, useState } from 'react';
import styles from './faults.module.css';

interface ServerPageProps {
  route: RouteDefinition;
  /** Loads the page; rejects if that fails again. */
  onRetry: () => Promise<void>;
}

/**
 * Keeps the server's HTML of a page that the browser could not load. The text stays readable and its links work, under
 * a message. The first render equals the server's HTML, so that everything around it is hydrated.
 */
export function ServerPage({ route, onRetry }: ServerPageProps) {
  const [html] = useState(() => document.querySelector(`[data-page="${route.id}"]`)?.innerHTML ?? '');
  const [notice, setNotice] = useState<'none' | 'shown' | 'busy'>('none');

  useEffect(() => {
    setNotice('shown');
    // The browser does not know which head elements the page added, so they would stay for the next page.
    const left = document.head.querySelectorAll(
      'title, meta[property], meta[name="description"], link[rel="canonical"]',
    );
    return () => {
      for (const element of left) element.remove();
    };
  }, []);

  const retry = async () => {
    setNotice('busy');
    await onRetry().catch(() => setNotice('shown'));
  };

  return (
    <>
      {notice !== 'none' && (
        <Container className={styles.notice}>
          <ErrorFallback
            title="Кнопки на этой странице пока не работают"
            text="Читать и переходить по ссылкам можно. Попробуйте загрузить страницу ещё раз."
            area={route.owner}
            busy={notice === 'busy'}
            onRetry={() => void retry()}
          />
        </Container>
      )}
      <div
        data-area={route.owner}
        data-page={route.id}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own server has rendered and is in the page already
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
