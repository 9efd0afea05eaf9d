/** The first comma outside of quotes; that of «2,5 кг» has no space after it. */
const firstComma = /^((?:«[^»]*»|[^«])*?), (.+)$/su;

/** What goods are, and what tells them from their variants: taste, colour, size. Without commas all of the name says what they are. */
export function partsOf(name: string): { kind: string; details: string } {
  const [, kind = name, details = ''] = firstComma.exec(name) ?? [];
  return { kind, details };
}
