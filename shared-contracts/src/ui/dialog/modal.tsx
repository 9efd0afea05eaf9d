import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useRef } from 'react';
import { OverlayStateContext, useOverlayState } from 'shared-contracts/app';
import { IconButton } from 'shared-contracts/ui';
import { X } from '../icons';
import styles from './modal.module.css';

export interface ModalProps {
  open: boolean;
  /** Escape, the cross and a press outside. */
  onClose: () => void;
  /** Its name, always shown. */
  title: ReactNode;
  children: ReactNode;
  /** What stays at the lower edge while the content scrolls: the buttons. */
  footer?: ReactNode;
  /** What takes the focus on opening instead of the dialog as a whole: the first field of a form. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
}

/** What dialog and drawer have in common: they differ in where they stand, which is a class. */
export function Modal({ open, onClose, title, children, footer, initialFocus, className }: ModalProps) {
  const popup = useRef<HTMLDivElement>(null);
  useOverlayState(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
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
          {/* A dialog inside this one is not the overlay's own. */}
          <OverlayStateContext value={null}>
            <div className={styles.content}>{children}</div>
          </OverlayStateContext>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
