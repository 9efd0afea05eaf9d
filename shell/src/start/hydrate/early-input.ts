/** The recording of the inline script in the head (see `document/early-input-script.ts`). */
interface EarlyInput {
  /**
   * Clicked buttons in order, each with the animation that dims it. A button that was clicked twice is in the list
   * twice.
   */
  readonly presses: readonly { readonly button: HTMLElement; readonly dimmed: Animation }[];
  /** The last value of each field: its text, or whether it is checked. */
  readonly fields: ReadonlyMap<EventTarget, string | boolean>;
  /** Stops the recording. */
  readonly stop: () => void;
}

declare global {
  var shopEarlyInput: EarlyInput | undefined;
}

/** Replays recorded input on the hydrated page: first all fields, then all buttons. */
export function replayEarlyInput(): void {
  const early = globalThis.shopEarlyInput;
  if (!early) return;
  early.stop();
  globalThis.shopEarlyInput = undefined;
  for (const [field, value] of early.fields) fill(field, value);
  for (const { button, dimmed } of early.presses) {
    dimmed.cancel();
    button.click();
  }
}

/**
 * React detects a change by comparing a field with the last value that React has seen. So the element's own property,
 * which React watches, is set to a different value. Then the property of its class, which React does not watch, is set
 * to the recorded value.
 */
function fill(field: EventTarget, value: string | boolean): void {
  if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    field.checked = !value;
    field.click();
    return;
  }
  if (
    !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
  )
    return;
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
