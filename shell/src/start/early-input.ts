/** What the inline script of the head has recorded (see `document/early-input-script.ts`). */
interface EarlyInput {
  /** Pressed buttons in their order, each with the animation that shows it; a button that was pressed twice is there twice. */
  readonly presses: readonly { readonly button: HTMLElement; readonly dimmed: Animation }[];
  /** What each field held last: its text, or whether it is checked. */
  readonly fields: ReadonlyMap<EventTarget, string | boolean>;
  /** Ends the recording. */
  readonly stop: () => void;
}

declare global {
  var shopEarlyInput: EarlyInput | undefined;
}

/** Gives the hydrated page what somebody typed and pressed before: each field first, then each button, as if it were done now. */
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
 * React notices a change by comparing a field with what it was when React last set it. So the field is set to another value in React's
 * sight, through the property of the element, and to the recorded one behind it, through the property of its class.
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
