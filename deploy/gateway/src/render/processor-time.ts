/** The processor time of a thread, as Node measures it, in milliseconds. */
export const processorTime = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;
