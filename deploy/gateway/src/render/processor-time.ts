/** What Node measures for a thread, in milliseconds: the time that a processor really worked for it. */
export const processorTime = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;
