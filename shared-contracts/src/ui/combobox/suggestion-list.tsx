import { Autocomplete } from '@base-ui/react/autocomplete';
import { clsx } from 'clsx';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from 'shared-contracts/ui';
import { type BindInput, BoundInput } from './bound-input';
import styles from './suggestion-list.module.css';

export interface Suggestion {
  /** Unique in the list. */
  id: string;
  label: string;
}

export interface SuggestionGroup<Item extends Suggestion> {
  id: string;
  /** Shown above its options; without it the options stand alone. */
  label?: string;
  items: readonly Item[];
}

export interface SuggestionListProps<Item extends Suggestion> {
  /** The name of the list. */
  label: string;
  /** Connects the list with its input, which keeps its text. */
  bind: BindInput;
  groups: readonly SuggestionGroup<Item>[];
  /** What a screen reader says while the list is open: how many options, or that there are none. */
  status: string;
  /** Shown above the options, or instead of them. Without it an empty list is closed. */
  note?: ReactNode;
  /** The list opens as soon as it is loaded, because the person already waits for it. */
  openAtOnce: boolean;
  /** The list also opens when the input is pressed, not only while the person types. */
  openOnPress?: boolean;
  onChoose?: (item: Item) => void;
  onType?: (text: string) => void;
  /** Called before the list's own handling of a key. `preventDefault` replaces it. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>, highlighted: Item | null) => void;
  /** The element of an option, such as a link. */
  optionElement?: (item: Item) => ReactElement;
  /** The content of an option; its label by default. */
  children?: (item: Item) => ReactNode;
  /** The classes of the panel; a place that does not scroll with the page is `fixed`. */
  className?: string;
  fixed?: boolean;
}

/**
 * Suggestions for an input of any app (WAI-ARIA combobox with a list), by Base UI: arrows, Enter and Escape, groups, the place of the panel
 * above an on-screen keyboard. It is loaded when it is needed ({@link ComboboxField}).
 */
export function SuggestionList<Item extends Suggestion>(props: SuggestionListProps<Item>) {
  const { label, bind, groups, status, note, openAtOnce, openOnPress = false, onChoose, onType } = props;
  const { onKeyDown, optionElement, children, className, fixed = false } = props;
  const [wanted, setWanted] = useState(openAtOnce);
  const [highlighted, setHighlighted] = useState<Item | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const filled = groups.filter(({ items }) => items.length > 0);
  const open = wanted && (filled.length > 0 || Boolean(note));

  const change = (text: string, { reason }: Autocomplete.Root.ChangeEventDetails) => {
    if (reason !== 'input-change' && reason !== 'input-clear') return;
    setWanted(true);
    onType?.(text);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && panel.current?.contains(relatedTarget))) setWanted(false);
  };

  return (
    <Autocomplete.Root
      items={filled}
      filter={null}
      open={open}
      onOpenChange={(next, { reason }) => reason !== 'input-clear' && setWanted(next)}
      openOnInputClick={openOnPress}
      onValueChange={change}
      onItemHighlighted={(item) => setHighlighted(item ?? null)}
    >
      {/* It adds a button «Dismiss» for popups that hide the page behind them from screen readers. This one does not. */}
      <div hidden>
        <Autocomplete.Input
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => onKeyDown?.(event, highlighted)}
          onBlur={leave}
          render={(input: ComponentProps<'input'>) => <BoundInput bind={bind} input={input} />}
        />
      </div>
      {open && (
        <Autocomplete.Portal>
          <Autocomplete.Positioner
            sideOffset={4}
            positionMethod={fixed ? 'fixed' : 'absolute'}
            className={styles.place}
          >
            <div ref={panel} className={clsx(styles.panel, className)}>
              {note}
              <Autocomplete.List aria-label={label} className={styles.list}>
                {(group: SuggestionGroup<Item>) => (
                  <Autocomplete.Group key={group.id} items={group.items}>
                    {group.label && (
                      <Autocomplete.GroupLabel className={styles.heading}>{group.label}</Autocomplete.GroupLabel>
                    )}
                    <Autocomplete.Collection>
                      {(item: Item) => (
                        <Autocomplete.Item
                          key={item.id}
                          value={item}
                          aria-selected={item === highlighted}
                          className={styles.option}
                          onClick={() => onChoose?.(item)}
                          {...(optionElement && { render: optionElement(item) })}
                        >
                          {children ? children(item) : item.label}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </div>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      )}
      <VisuallyHidden role="status">{open && status}</VisuallyHidden>
    </Autocomplete.Root>
  );
}
