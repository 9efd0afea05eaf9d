export default function browserContracts(source: string): string;
