import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './menu.module.css';
import { Popover, type PopoverInvoker } from './popover';

export interface MenuItem {
  id: string;
  title: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** The action deletes something. */
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  /** The menu's name for screen readers. */
  label: string;
  trigger: (invoker: PopoverInvoker) => ReactNode;
  items: readonly MenuItem[];
}

/** The index of the entry that a key moves to. */
function target(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1 + Number(at < 0)) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Actions behind a button («Ещё»). Opening focuses the first action; arrows, Home and End move the focus; choosing closes the menu.
 * Links belong in a navigation, not here.
 *
 * @example
 * <Menu
 *   label="Действия с заказом"
 *   trigger={(invoker) => <IconButton label="Ещё" {...invoker}><Ellipsis /></IconButton>}
 *   items={[
 *     { id: 'repeat', title: 'Повторить заказ', icon: <RotateCcw />, onSelect: () => {} },
 *     { id: 'move', title: 'Перенести доставку', onSelect: () => {}, disabled: true },
 *     { id: 'cancel', title: 'Отменить заказ', icon: <Trash2 />, onSelect: () => {}, danger: true },
 *   ]}
 * />
 */
export function Menu({ label, trigger, items }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const entries = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:enabled') ?? [])];

  const press = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.findIndex((entry) => entry.matches(':focus'));
    const next = target(event.key, at, all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };

  const select = (item: MenuItem) => {
    panel.current?.hidePopover();
    item.onSelect();
  };

  return (
    <Popover
      label={label}
      panel={panel}
      className={styles.panel}
      onToggle={({ newState }) => newState === 'open' && entries()[0]?.focus()}
      kind="menu"
      trigger={trigger}
    >
      <div role="none" onKeyDown={press} className={styles.menu}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={index === 0 ? 0 : -1}
            disabled={item.disabled}
            data-danger={item.danger}
            onClick={() => select(item)}
          >
            {item.icon}
            {item.title}
          </button>
        ))}
      </div>
    </Popover>
  );
}
