import { useEffect, useState } from 'react';
import type { RouteDefinition } from 'shared-contracts/routes';
import { Container, ErrorFallback } from 'shared-contracts/ui';
import styles from './faults.module.css';

interface ServerPageProps {
  route: RouteDefinition;
  /** Brings the page; rejects when that fails again. */
  onRetry: () => Promise<void>;
}

/**
 * The server's HTML of a page that the browser could not bring: it stays readable and its links work, under a notice. The
 * first render is exactly what the server sent, so that everything around it is taken over.
 */
export function ServerPage({ route, onRetry }: ServerPageProps) {
  const [html] = useState(() => document.querySelector(`[data-page="${route.id}"]`)?.innerHTML ?? '');
  const [notice, setNotice] = useState<'none' | 'shown' | 'busy'>('none');

  useEffect(() => {
    setNotice('shown');
    // Nothing in the browser knows what the page put into the head, so its next page would find it there.
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
