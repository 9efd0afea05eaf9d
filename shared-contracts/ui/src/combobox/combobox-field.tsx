import { useApp } from '@zapovednik/platform/app';
import type { AppName } from '@zapovednik/platform/routes';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type Ref, useCallback, useState } from 'react';
import field from '../field/field.module.css';
import { Frame, type MarkedFieldProps } from '../field/frame';
import { useField } from '../field/use-field';
import type { InputBinding } from './bound-input';
import styles from './combobox.module.css';
import type { Suggestion, SuggestionListProps } from './suggestion-list';

const loadList = async () =>
  (await import(/* webpackChunkName: "lazy-suggestion-list" */ './suggestion-list')).SuggestionList;

export interface ComboboxFieldProps<Option extends Suggestion> extends MarkedFieldProps {
  /** The app of the form, for the report if the list cannot be loaded: then the field is a plain line of text. */
  area: AppName;
  placeholder?: string;
  /** The errors that `errorHint` belongs to, by their beginning; by default all of the field. */
  ofErrors?: string;
  /** Suggestions for the entered text. Null: there was no search. */
  options: readonly Option[] | null;
  /** Shown instead of an empty list. */
  nothing: string;
  /** The option replaces the text: the caller sets the field's value. */
  onChoose: (option: Option) => void;
  /** Called after each change of the text by the user. */
  onType?: (text: string) => void;
  /** Called when the user leaves the field. */
  onLeave?: () => void;
  /** Enter takes the first option if none is highlighted. It never sends the form. */
  enterTakesFirst?: boolean;
  /** An alert at the field, in addition to the errors of the form. */
  alert?: string | undefined;
}

/**
 * A line of text with suggestions: any text may be entered, and a chosen suggestion replaces it. The list is loaded
 * just before the field is used, and is connected to the same input.
 *
 * @example With suggestions
 * const form = useZodForm(z.object({ street: z.string() }), { defaultValues: { street: '' } });
 * const streets = ['улица Ленина', 'Ленинградская улица', 'Лесная улица'].map((label) => ({ id: label, label }));
 * <Form form={form} label="Адрес" onSubmit={() => {}}>
 *   <ComboboxField
 *     name="street"
 *     label="Улица"
 *     area="mf-checkout"
 *     placeholder="Начните вводить"
 *     options={streets.filter(({ label }) => label.toLowerCase().includes(form.watch('street').toLowerCase()))}
 *     nothing="Ничего не найдено"
 *     onChoose={({ label }) => form.setValue('street', label)}
 *   />
 * </Form>
 * @example With an alert
 * const form = useZodForm(z.object({ street: z.string() }), { defaultValues: { street: 'улица Строителей' } });
 * <Form form={form} label="Адрес" onSubmit={() => {}}>
 *   <ComboboxField
 *     name="street"
 *     label="Улица"
 *     area="mf-checkout"
 *     hint="Например, улица Ленина"
 *     options={[]}
 *     nothing="Ничего не найдено"
 *     onChoose={() => {}}
 *     alert="Сюда пока не доставляем"
 *   />
 * </Form>
 */
export function ComboboxField<Option extends Suggestion>(props: ComboboxFieldProps<Option>) {
  const { name, label, hint, area, className, placeholder, options, nothing, onChoose, onType, alert } = props;
  const { onLeave, enterTakesFirst = false } = props;
  const { report } = useApp();
  const { id, register, error, errorHint, aria } = useField(name, {
    hint,
    errorHint: props.errorHint,
    ofErrors: props.ofErrors,
    required: props.required,
  });
  const [binding, bind] = useState<InputBinding>({});
  const [List, setList] = useState<((props: SuggestionListProps<Option>) => React.ReactNode) | null>(null);
  const [typed, setTyped] = useState(false);
  const { onChange, onBlur, ref, ...registered } = register(name);
  const { ref: boundRef, ...bound } = binding;
  const message = alert ?? error;

  const bringList = () => {
    loadList().then(
      (loaded) => setList(() => loaded),
      (error: unknown) => report(error, { area, phase: 'load', name: 'suggestion-list' }),
    );
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    void onChange(event);
    setTyped(true);
    onType?.(event.target.value);
    bound.onChange?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    void onBlur(event);
    setTyped(false);
    bound.onBlur?.(event);
    onLeave?.();
  };

  const takeFirst = (event: KeyboardEvent<HTMLInputElement>, highlighted: Option | null) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = options ?? [];
    if (first && !highlighted) onChoose(first);
  };

  return (
    <Frame
      {...{ id, label, hint, className }}
      error={message}
      errorHint={alert ? undefined : errorHint}
      announced={Boolean(alert)}
    >
      <div className={styles.place}>
        <input
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={placeholder}
          onPointerEnter={bringList}
          {...bound}
          {...registered}
          {...aria}
          id={id}
          aria-describedby={alert ? `${id}-error` : aria['aria-describedby']}
          aria-invalid={message ? true : undefined}
          ref={useBothRefs(ref, boundRef)}
          onChange={type}
          onFocus={(event) => {
            bringList();
            bound.onFocus?.(event);
          }}
          onBlur={leave}
          className={field.control}
        />
        {List && (
          <List
            label={label}
            bind={bind}
            groups={[{ id, items: options ?? [] }]}
            note={options?.length === 0 && <p className={styles.nothing}>{nothing}</p>}
            status={options?.length ? `Подсказок: ${options.length}` : nothing}
            openAtOnce={typed}
            onChoose={onChoose}
            {...(enterTakesFirst && { onKeyDown: takeFirst })}
          />
        )}
      </div>
    </Frame>
  );
}

/** One ref for the form and the list; it changes only if one of them changes. */
function useBothRefs<Element>(form: Ref<Element>, list: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      for (const ref of [form, list]) {
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }
    },
    [form, list],
  );
}
