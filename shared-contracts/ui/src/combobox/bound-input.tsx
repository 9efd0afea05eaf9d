import { type ComponentProps, useLayoutEffect, useRef } from 'react';

/**
 * The attributes, handlers and ref that a list adds to its input. The value is not among them: the input keeps its own
 * text.
 */
export type InputBinding = Omit<ComponentProps<'input'>, 'value'>;

/**
 * Gets the binding for the input: again after each change of an attribute, and an empty binding when the list is gone.
 */
export type BindInput = (binding: InputBinding) => void;

/**
 * Rendered where the list would render an input. It passes that input's props to the existing input. The list may load
 * while somebody types in that input: a new element would lose the text, selection, focus, a half-composed word and the
 * on-screen keyboard.
 */
export function BoundInput({ bind, input }: { bind: BindInput; input: ComponentProps<'input'> }) {
  const latest = useRef(new Map<string, unknown>());
  const bound = useRef(new Map<string, unknown>());

  useLayoutEffect(() => {
    const { value: _, ...props } = input;
    const entries = Object.entries(props);
    latest.current = new Map(entries);
    // The handlers are new in each render, but the input's handlers always call the latest ones.
    const next = new Map(
      entries.map(([name, value]) => [name, typeof value === 'function' && name !== 'ref' ? name : value]),
    );
    if (isEqual(next, bound.current)) return;
    bound.current = next;
    bind(
      Object.fromEntries(entries.map(([name, value]) => [name, next.get(name) === value ? value : callLatest(name)])),
    );
  });
  useLayoutEffect(
    () => () => {
      bound.current = new Map();
      bind({});
    },
    [bind],
  );

  const callLatest =
    (name: string) =>
    (...args: readonly unknown[]) => {
      const handler = latest.current.get(name);
      if (typeof handler === 'function') handler(...args);
    };

  return null;
}

function isEqual(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean {
  return a.size === b.size && [...a].every(([name, value]) => b.has(name) && Object.is(value, b.get(name)));
}
