import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** The name of the tab list for screen readers. */
  label: string;
  items: readonly Tab[];
  /** The open tab, if the caller controls it. Without it the component stores the tab and starts with the first one. */
  value?: string;
  onChange?: (id: string) => void;
  className?: string;
}

/** The index of the tab that a key moves to. */
function target(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Tabs. Left, Right, Home and End move to a tab and open it at once; Tab moves into the panel. All panels are in the
 * document, so search engines can read them and forms keep their input.
 *
 * @example
 * <Tabs
 *   label="О товаре"
 *   items={[
 *     { id: 'about', title: 'Описание', content: <p>Полнорационный корм для щенков.</p> },
 *     { id: 'parts', title: 'Состав', content: <p>Ягнёнок, рис, морковь.</p> },
 *     { id: 'reviews', title: 'Отзывы 12', content: <Rating value={4.5} /> },
 *   ]}
 * />
 */
export function Tabs({ label, items, value, onChange, className }: TabsProps) {
  const [own, setOwn] = useState(items[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const selected = value ?? own;
  // The pressed tab is shown as chosen before its panel is.
  const open = useDeferredValue(selected);

  const choose = (id: string) => {
    setOwn(id);
    if (id !== selected) onChange?.(id);
  };

  const press = (event: KeyboardEvent, index: number) => {
    const next = target(event.key, index, items.length);
    const tab = next === null ? undefined : items[next];
    if (next === null || !tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {items.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}`}
            aria-controls={`${prefix}${id}-panel`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={(event) => press(event, index)}
          >
            {title}
          </button>
        ))}
      </div>
      {items.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}${id}-panel`}
          aria-labelledby={`${prefix}${id}`}
          hidden={id !== open}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold text alone, which the keyboard must reach
          tabIndex={0}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
