export const bodies: Readonly<Record<string, string>>;
export default function smallReact(source: string): string;
