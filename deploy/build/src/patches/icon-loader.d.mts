export default function icons(source: string): string;
