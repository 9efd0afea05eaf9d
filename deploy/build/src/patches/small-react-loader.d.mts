export const bodies: Readonly<Record<string, string>>;
export const leftOut: readonly string[];
export function exportOf(name: string): RegExp;
export default function smallReact(source: string): string;
