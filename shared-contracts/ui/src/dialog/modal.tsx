import { Dialog as Base } from '@base-ui/react/dialog';
import { OverlayStateContext, useOverlayState } from '@zapovednik/platform/app';
import { IconButton } from '@zapovednik/ui';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { X } from '../icons';
import styles from './modal.module.css';

export interface ModalProps {
  open: boolean;
  /** Called on Escape, the close button and a click outside. */
  onClose: () => void;
  /** Its name, always visible. */
  title: ReactNode;
  children: ReactNode;
  /** The buttons: they stay at the bottom edge while the content scrolls. */
  footer?: ReactNode;
  /** Gets the focus on opening, instead of the dialog itself: e.g. the first field of a form. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus on closing if the element that had it before is gone, e.g. the button of a deleted item. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  className?: string;
}

/**
 * The common base of dialog and drawer. They differ in their position, which is a class. The browser shows the press before the
 * dialog opens or closes.
 */
export function Modal({
  onClose,
  title,
  children,
  footer,
  initialFocus,
  fallbackFocus,
  className,
  ...rest
}: ModalProps) {
  const open = useDeferredValue(rest.open);
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  // Runs before the dialog takes the focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return;
    // Runs after the page changed because the dialog closed: the opener may be gone, and the fallback may be new.
    return () => {
      if (!opener.current?.isConnected) fallbackFocus?.current?.focus({ preventScroll: true });
    };
  }, [open, fallbackFocus]);
  useOverlayState(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop forceRender className={styles.backdrop} />
        <Base.Popup ref={popup} className={clsx(styles.popup, className)} initialFocus={initialFocus ?? popup}>
          <header className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close
              render={
                <IconButton label="Закрыть">
                  <X />
                </IconButton>
              }
            />
          </header>
          {/* A dialog inside this one must not change the overlay's state. */}
          <OverlayStateContext value={null}>
            <div className={styles.content}>{children}</div>
          </OverlayStateContext>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
