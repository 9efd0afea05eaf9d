import { clsx } from 'clsx';
import { type ReactNode, type Ref, type ToggleEvent, useId } from 'react';
import styles from './popover.module.css';

/** The props that make a button open the popover. */
export interface PopoverInvoker {
  popoverTarget: string;
  'aria-haspopup': 'dialog' | 'menu';
}

export interface PopoverProps {
  /** Its name for screen readers. */
  label: string;
  /** The button that opens and closes it. */
  trigger: (invoker: PopoverInvoker) => ReactNode;
  children: ReactNode;
  /** The panel element: `panel.current?.hidePopover()` closes it. */
  panel?: Ref<HTMLDivElement>;
  /** The role: any content, or a menu of actions (then use `Menu`). */
  kind?: 'dialog' | 'menu';
  /** Called after it has opened or closed: `event.newState`. */
  onToggle?: (event: ToggleEvent<HTMLDivElement>) => void;
  className?: string;
}

/**
 * A small panel next to a button, on the browser's own popover: it is above all other content, closes on Escape and on
 * a click outside, and returns the focus. It is placed next to its button if the browser supports anchors, else at the
 * bottom edge of the window.
 *
 * @example
 * <Popover label="Поделиться" trigger={(invoker) => <IconButton label="Поделиться" {...invoker}><Share2 /></IconButton>}>
 *   <Button variant="quiet" icon={<Copy />}>Скопировать ссылку</Button>
 * </Popover>
 */
export function Popover({ label, trigger, children, panel, kind = 'dialog', onToggle, className }: PopoverProps) {
  const id = useId();
  return (
    <span className={styles.anchor}>
      {trigger({ popoverTarget: id, 'aria-haspopup': kind })}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles it may have are named by a label */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role={kind}
        aria-label={label}
        onToggle={onToggle}
        className={clsx(styles.panel, className)}
      >
        {children}
      </div>
    </span>
  );
}
