import { Autocomplete } from '@base-ui/react/autocomplete';
import { VisuallyHidden } from '@zapovednik/ui';
import { clsx } from 'clsx';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type BindInput, BoundInput } from './bound-input';
import styles from './suggestion-list.module.css';
import { useRoomBelow } from './use-room-below';

export interface Suggestion {
  /** Unique within the list. */
  id: string;
  label: string;
}

export interface SuggestionGroup<Item extends Suggestion> {
  id: string;
  /** Shown above its options; without it only the options are shown. */
  label?: string;
  items: readonly Item[];
  className?: string | undefined;
}

export interface SuggestionListProps<Item extends Suggestion> {
  /** The name of the list. */
  label: string;
  /** Connects the list to its input, which keeps its text. */
  bind: BindInput;
  groups: readonly SuggestionGroup<Item>[];
  /** The message for screen readers while the list is open: the number of options, or that there are none. */
  status: string;
  /** Shown above the options, or instead of them. If there are neither options nor a note, the list is closed. */
  note?: ReactNode;
  /** Buttons next to the options. Options cannot contain buttons. */
  beside?: ReactNode;
  /** The list opens when it is connected to an input with the focus: the user is already waiting for it. */
  openAtOnce: boolean;
  /** The list opens when the input is clicked, not only while the user types. */
  openOnPress?: boolean;
  onChoose?: (item: Item) => void;
  /** Called with the text when the list is connected to the input, on focus and on each change. */
  onText?: (text: string) => void;
  /** Called before the list handles a key. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>, highlighted: Item | null) => void;
  /** The element of an option, such as a link; the list adds content and handlers. */
  optionElement?: (item: Item) => ReactElement;
  /** The content of an option; its label by default. */
  children?: (item: Item) => ReactNode;
  className?: string;
}

/**
 * Suggestions for an input of any app (WAI-ARIA combobox with a list), by Base UI: keys, highlight and roles. It is
 * shown below the input, inside the nearest positioned element. It is large, so load it when the input is first used.
 *
 * @example Groups, a note
 * const [binding, bind] = useState<InputBinding>({});
 * <>
 *   <input aria-label="Поиск" role="combobox" aria-expanded={false} placeholder="Найти товар" {...binding} />
 *   <SuggestionList
 *     label="Подсказки"
 *     bind={bind}
 *     openAtOnce
 *     openOnPress
 *     note={<p>Часто ищут</p>}
 *     groups={[
 *       { id: 'words', items: [{ id: 'w1', label: 'корм для щенков' }, { id: 'w2', label: 'корм без зерна' }] },
 *       { id: 'sections', label: 'Разделы', items: [{ id: 's1', label: 'Сухой корм' }] },
 *     ]}
 *     status="Подсказок: 3"
 *   />
 * </>
 */
export function SuggestionList<Item extends Suggestion>(props: SuggestionListProps<Item>) {
  const { label, bind, groups, status, note, beside, openAtOnce, openOnPress = false, onChoose, onText } = props;
  const { onKeyDown, optionElement, children, className } = props;
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const [highlighted, setHighlighted] = useState<Item | null>(null);
  const actions = useRef<Autocomplete.Root.Actions>(null);
  const panel = useRef<HTMLDivElement>(null);
  const filled = groups.filter(({ items }) => items.length > 0);
  const open = wanted && (filled.length > 0 || Boolean(note));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it joins an input
  useEffect(() => {
    if (!input) return;
    onText?.(input.value);
    setWanted(openAtOnce && input === document.activeElement);
  }, [input]);

  useRoomBelow(input, panel, open);

  // The panel has no animation, so there is nothing to wait for.
  useLayoutEffect(() => {
    if (!open) actions.current?.unmount();
  }, [open]);

  const change = (next: boolean, { reason, event }: Autocomplete.Root.ChangeEventDetails) => {
    const isInPanel = event.target instanceof Node && panel.current?.contains(event.target);
    if (reason !== 'input-clear' && !(reason === 'outside-press' && isInPanel)) setWanted(next);
  };
  const write = (text: string, { reason }: Autocomplete.Root.ChangeEventDetails) => {
    if (reason !== 'input-change' && reason !== 'input-clear') return;
    setWanted(true);
    onText?.(text);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const stays = relatedTarget instanceof Node && (relatedTarget === input || panel.current?.contains(relatedTarget));
    if (!stays) setWanted(false);
  };

  return (
    <Autocomplete.Root
      items={filled}
      filter={null}
      actionsRef={actions}
      open={open}
      onOpenChange={change}
      openOnInputClick={openOnPress}
      onValueChange={write}
      onItemHighlighted={(item) => setHighlighted(item ?? null)}
    >
      {/* It adds a button «Dismiss» for popups that hide the page behind them from screen readers. This one does not. */}
      <div hidden>
        <Autocomplete.Input
          ref={setInput}
          onFocus={({ currentTarget }: FocusEvent<HTMLInputElement>) => onText?.(currentTarget.value)}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => onKeyDown?.(event, highlighted)}
          onBlur={leave}
          render={(bound: ComponentProps<'input'>) => <BoundInput bind={bind} input={bound} />}
        />
      </div>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: they keep the focus in the input
        <div
          ref={panel}
          className={clsx(styles.panel, className)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => input?.focus()}
          onBlur={leave}
        >
          {note}
          <div className={clsx(styles.body, beside && styles.withButtons)}>
            <Autocomplete.List aria-label={label} className={styles.list}>
              {(group: SuggestionGroup<Item>) => (
                <Autocomplete.Group key={group.id} items={group.items} className={group.className}>
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
                        onClick={({ ctrlKey, metaKey }) => {
                          onChoose?.(item);
                          // A link that opens another tab does not change the list.
                          if (!ctrlKey && !metaKey) setWanted(false);
                        }}
                        {...(optionElement && { render: optionElement(item) })}
                      >
                        {children ? children(item) : item.label}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            {beside}
          </div>
        </div>
      )}
      <VisuallyHidden role="status">{open && status}</VisuallyHidden>
    </Autocomplete.Root>
  );
}
