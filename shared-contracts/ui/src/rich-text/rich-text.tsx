import { useNavigate } from '@zapovednik/platform/router';
import { clsx } from 'clsx';
import { type MouseEvent, useRef } from 'react';
import { useSanitized } from '#sanitized';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** HTML from the content system; this component sanitises it. */
  html: string;
  className?: string;
}

/** The path of a plain click on an internal link; null if the browser should handle the click. */
function ownPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  return link?.getAttribute('href') ?? null;
}

/**
 * Text written by editors: headings, lists, tables, pictures, links. The server and the browser sanitise it with the
 * same rules, so it does not matter whether the API can be trusted. Internal links navigate without a page load.
 *
 * @example
 * <RichText
 *   html={`<h2>Выгул зимой</h2><p>В мороз гуляйте <b>чаще</b>, но недолго. <a href="/articles/">Все статьи</a></p>
 *     <ul><li>комбинезон</li><li>воск для лап</li></ul>
 *     <table><tr><th>Порода</th><th>Минут</th></tr><tr><td>Хаски</td><td>90</td></tr></table>
 *     <blockquote>Смотрите на собаку, а не на часы.</blockquote>`}
 * />
 */
export function RichText({ html, className }: RichTextProps) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const safe = useSanitized(html, place);
  const follow = (event: MouseEvent) => {
    const path = ownPath(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches clicks on the links inside; Enter on a link is a click too
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      ref={place}
      className={clsx(styles.text, className)}
      onClick={follow}
      // The first render in the browser keeps the server's sanitised HTML.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: comes out of sanitize()
      dangerouslySetInnerHTML={{ __html: safe ?? '' }}
    />
  );
}
