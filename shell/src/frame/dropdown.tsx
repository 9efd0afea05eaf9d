import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface DropdownProps {
  /** The content of the button that opens the menu. */
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  summaryClass?: string;
  onToggle?: (open: boolean) => void;
}

/**
 * A menu built on the browser's own `<details>`, so it works before script. Only one menu of the header is open at a
 * time. With script it also closes on Escape, on a click or a Tab outside, and after a navigation.
 */
export function Dropdown({ summary, children, className, summaryClass, onToggle }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const close = useCallback(() => details.current?.removeAttribute('open'), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that comes has a key of its own, and closes the menu
  useEffect(close, [close, key]);

  useEffect(() => {
    const pressOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', pressOutside);
    return () => document.removeEventListener('pointerdown', pressOutside);
  }, [close]);

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !details.current?.contains(relatedTarget)) close();
  };
  const press = ({ key: pressed }: KeyboardEvent) => {
    if (pressed !== 'Escape' || !details.current?.open) return;
    close();
    button.current?.focus();
  };

  return (
    <details
      ref={details}
      name="header-menu"
      className={className}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      onBlur={leave}
      onKeyDown={press}
    >
      <summary ref={button} className={summaryClass}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
