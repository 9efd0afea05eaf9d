import { modules } from 'deploy-api/modules';

/** The part of docs/security.md with the stored personal data, as each module describes it. */
export function personalDataPart(): string {
  const rows = modules.flatMap(({ name, personal }) => (personal ? [{ name, ...personal }] : []));
  return [
    '| module | what it holds of a person, and how long | of guests too |',
    '|---|---|---|',
    ...rows.map(({ name, holds, guest }) => `| \`${name}\` | ${holds} | ${guest ? 'yes' : ''} |`),
    '',
  ].join('\n');
}
