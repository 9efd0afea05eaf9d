/**
 * How long a link has to be pointed at, touched or focused, in milliseconds: a person who means it stays, a sweep of the mouse over a
 * list or the beginning of a scroll does not.
 */
const DWELL = 80;

interface Intent {
  /** A link was reached. */
  readonly reached: (link: HTMLAnchorElement) => void;
  /** It still is. */
  readonly meant: (link: HTMLAnchorElement) => void;
  /** It is left. */
  readonly left: () => void;
}

/**
 * Tells of links of the shop that somebody is about to follow in this document. A link that opens a dialog leads nowhere with script:
 * what another page needs would come between the press and the dialog.
 */
export function watchIntent({ reached, meant, left }: Intent): void {
  let aim: HTMLAnchorElement | null = null;
  let dwell: ReturnType<typeof setTimeout> | undefined;

  const aimAt = (link: HTMLAnchorElement | null) => {
    if (link === aim) return;
    clearTimeout(dwell);
    if (aim) left();
    aim = link;
    if (!link) return;
    reached(link);
    dwell = setTimeout(() => meant(link), DWELL);
  };
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    aimAt(link && leadsOn(link) ? link : null);
  };
  // To nothing else: out of the window, or a touch that ended or became a scroll.
  const leave = ({ relatedTarget }: MouseEvent | FocusEvent) => {
    if (!relatedTarget) aimAt(null);
  };

  for (const on of ['pointerover', 'focusin']) document.addEventListener(on, follow, { passive: true });
  for (const off of ['pointerout', 'focusout'] as const) document.addEventListener(off, leave, { passive: true });
}

const leadsOn = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  link.pathname + link.search !== location.pathname + location.search &&
  !link.hasAttribute('aria-haspopup') &&
  /^(_self)?$/.test(link.target);
