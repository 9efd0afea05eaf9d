import { formatNumber, plural } from '@zapovednik/rules/format';

/**
 * A fact in a text: `{{shops}}` is its number, `{{shops|магазин|магазина|магазинов}}` the number with a noun, and
 * `{{shops||магазин|магазина|магазинов}}` the noun alone.
 */
const PLACEHOLDER = /\{\{([a-z_-]+(?: [a-z0-9_-]+)?)(?:(\|{1,2})([^{}|]+)\|([^{}|]+)\|([^{}|]+))?\}\}/g;

/** The numbers that texts can tell, by name. */
export type Facts = ReadonlyMap<string, number>;

/** Whether a name is one of a number that texts can tell. */
export type IsFact = (name: string) => boolean;

/** Whether a text has something that looks like a placeholder. */
export const hasPlaceholders = (text: string): boolean => text.includes('{{');

/** What is wrong with the placeholders of a text, for an editor. */
export function placeholderProblems(text: string, isFact: IsFact): string[] {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const unknown = names.filter((name) => !isFact(name)).map((name) => `в магазине нет числа {{${name}}}`);
  return hasPlaceholders(text.replaceAll(PLACEHOLDER, ''))
    ? [...unknown, 'число записывают так: {{shops}} или {{shops|магазин|магазина|магазинов}}']
    : unknown;
}

/** A text with its facts filled in. A fact that no longer exists counts as 0. */
export const fillPlaceholders = (text: string, facts: Facts): string =>
  text.replaceAll(PLACEHOLDER, (_, name: string, bars: string | undefined, one = '', few = '', many = '') => {
    const number = facts.get(name) ?? 0;
    if (bars === undefined) return formatNumber(number);
    const noun = plural(number, [one, few, many]);
    return bars === '|' ? `${formatNumber(number)}\u00a0${noun}` : noun;
  });
