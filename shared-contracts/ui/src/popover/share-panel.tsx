import { useApp } from '@zapovednik/platform/app';
import { showNotification } from '@zapovednik/platform/show-notification';
import { type RefObject, useEffect } from 'react';
import { Copy, Share2 } from '../icons';
import styles from './share-panel.module.css';

/** What is shared. */
export interface ShareProps {
  title: string;
  /** Absolute URL of the page. */
  url: string;
}

interface SharePanelProps extends ShareProps {
  panel: RefObject<HTMLDivElement | null>;
  open: boolean;
}

/** Milliseconds between a scroll and hiding the panel, on screens narrower than a desktop (PRD-33). */
const hideDelay = 100;
const desktop = '(min-width: 1024px)';

const places = [
  {
    name: 'Telegram',
    address: (url: string, title: string) => `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`,
  },
  {
    name: 'ВКонтакте',
    address: (url: string, title: string) => `https://vk.com/share.php?${new URLSearchParams({ url, title })}`,
  },
  {
    name: 'WhatsApp',
    address: (url: string, title: string) => `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`,
  },
];

/** The share options of a page (PRD-32). On narrow screens the panel hides after a scroll (PRD-33). */
export default function SharePanel({ title, url, panel, open }: SharePanelProps) {
  const { bus } = useApp();

  useEffect(() => {
    if (!open) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hideLater = () => {
      if (matchMedia(desktop).matches) return;
      clearTimeout(timer);
      timer = setTimeout(() => panel.current?.hidePopover(), hideDelay);
    };
    addEventListener('scroll', hideLater, { passive: true });
    return () => {
      removeEventListener('scroll', hideLater);
      clearTimeout(timer);
    };
  }, [open, panel]);

  const copy = async () => {
    panel.current?.hidePopover();
    const copied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    void bus.run(showNotification, copied ? { text: 'Ссылка скопирована', kind: 'success' } : { kind: 'error' });
  };
  const send = () => {
    panel.current?.hidePopover();
    // It is also rejected when the visitor closes the list of applications.
    navigator.share({ title, url }).catch(() => undefined);
  };

  return (
    <ul className={styles.places}>
      <li>
        <button type="button" onClick={copy}>
          <Copy /> Скопировать ссылку
        </button>
      </li>
      {'share' in navigator && (
        <li>
          <button type="button" onClick={send}>
            <Share2 /> Отправить…
          </button>
        </li>
      )}
      {places.map(({ name, address }) => (
        <li key={name}>
          <a href={address(url, title)} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
