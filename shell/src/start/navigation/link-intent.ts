import { navigates } from '../../links/navigates';

/**
 * How long the user must point at, touch or focus a link, in milliseconds. This excludes a mouse that moves across a list and the
 * beginning of a scroll.
 */
const DWELL = 80;

interface LinkIntentHandlers {
  /** The pointer or the focus has reached a link. */
  readonly onEnter: (link: HTMLAnchorElement) => void;
  /** It has stayed on the link for the dwell time, or has pressed it. */
  readonly onIntent: (link: HTMLAnchorElement) => void;
  /** It has left the link. */
  readonly onLeave: () => void;
}

/**
 * Reports internal links that the user is about to follow in this document. A link that does not navigate is ignored: loading another
 * page would delay what its press shows.
 */
export function watchLinkIntent({ onEnter, onIntent, onLeave }: LinkIntentHandlers): void {
  let current: HTMLAnchorElement | null = null;
  let dwell: ReturnType<typeof setTimeout> | undefined;

  const setTarget = (link: HTMLAnchorElement | null) => {
    if (link === current) return;
    clearTimeout(dwell);
    if (current) onLeave();
    current = link;
    if (!link) return;
    onEnter(link);
    dwell = setTimeout(() => onIntent(link), DWELL);
  };
  const follow = ({ target }: Pick<Event, 'target'>) => {
    const link = target instanceof Element ? target.closest('a') : null;
    setTarget(link && navigates(link) ? link : null);
  };
  // The pointer did not enter another element: it left the window, or a touch ended or became a scroll.
  const leave = ({ relatedTarget }: MouseEvent | FocusEvent) => {
    if (!relatedTarget) setTarget(null);
  };

  // A press is followed by a click, if it does not become a scroll: its data is read at once.
  const press = (event: PointerEvent) => {
    follow(event);
    clearTimeout(dwell);
    if (current) onIntent(current);
  };

  document.addEventListener('pointerdown', press, { passive: true });
  for (const on of ['pointerover', 'focusin']) document.addEventListener(on, follow, { passive: true });
  for (const off of ['pointerout', 'focusout'] as const) document.addEventListener(off, leave, { passive: true });
  // The user may have reached it before this code was loaded.
  follow({ target: document.querySelector('a:hover, a:focus') });
}
