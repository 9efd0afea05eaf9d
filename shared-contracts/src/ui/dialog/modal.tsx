import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useRef } from 'react';
import { OverlayStateContext, useOverlayState } from 'shared-contracts/app';
import { IconButton } from 'shared-contracts/ui';
import { X } from '../icons';
import styles from './modal.module.css';

export interface ModalProps {
  open: boolean;
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void;
  /** Its name, always visible. */
  title: ReactNode;
  children: ReactNode;
  /** Stays at the bottom edge while the content scrolls: the buttons. */
  footer?: ReactNode;
  /** Gets the focus on opening instead of the dialog itself: the first field of a form. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
}

/** The common base of dialog and drawer. They differ in their position, which is a class. */
export function Modal({ open, onClose, title, children, footer, initialFocus, className }: ModalProps) {
  const popup = useRef<HTMLDivElement>(null);
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
