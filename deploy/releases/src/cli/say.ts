/** Prints a line for the user of the command. */
export const say = (line: string) => void process.stdout.write(`${line}\n`);

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} с`;

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} кБ`;
