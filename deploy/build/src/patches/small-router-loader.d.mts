export const bodies: Readonly<Record<string, string>>;
export function declarationOf(name: string): RegExp;
export default function smallRouter(source: string): string;
