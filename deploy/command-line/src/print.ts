/** Prints a line for the user of the command. */
export const print = (line: string) => void process.stdout.write(`${line}\n`);

export const formatSeconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} с`;

export const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} кБ`;
