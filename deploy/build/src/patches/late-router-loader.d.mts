export default function lateRouter(source: string): string;
