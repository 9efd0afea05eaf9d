import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '../processes/until';

/** HAProxy's `srv_op_state` of a server that passes its check. */
const RUNNING = '2';

/** Asks HAProxy's administration. */
async function ask(socket: string, words: string): Promise<string> {
  const connection = createConnection(socket);
  connection.end(`${words}\n`);
  return (await text(connection)).trim();
}

/** Sends HAProxy one command. @throws Error with its answer when it refuses */
async function command(socket: string, words: string): Promise<void> {
  const answer = await ask(socket, words);
  if (answer !== '') throw new Error(`HAProxy: ${answer}`);
}

/** Whether HAProxy's own check has found a server ready. Its lines: group's number and name, server's number and name, address, state, … */
async function isRunning(socket: string, group: string, server: string): Promise<boolean> {
  const lines = (await ask(socket, `show servers state ${group}`)).split('\n').map((line) => line.split(' '));
  return lines.some(([, , , name, , state]) => name === server && state === RUNNING);
}

/**
 * Sends a server no further requests while it is replaced. Those under way end. It is done when the proxy itself has found the server
 * ready: only then may the next one be drained.
 */
export async function whileDrained(
  socket: string,
  group: string,
  server: string,
  work: () => Promise<void>,
): Promise<void> {
  const groups = [group, `${group}-alive`];
  const set = async (state: 'drain' | 'ready') => {
    for (const each of groups) await command(socket, `set server ${each}/${server} state ${state}`);
  };
  await set('drain');
  try {
    await work();
  } finally {
    await set('ready');
  }
  await until(`прокси видит, что ${server} готов`, async () => {
    const found = await Promise.all(groups.map((each) => isRunning(socket, each, server)));
    return found.every(Boolean);
  });
}
