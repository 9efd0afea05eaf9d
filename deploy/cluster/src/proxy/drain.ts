import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends HAProxy one command of its administration. @throws Error with its answer when it refuses */
async function command(socket: string, words: string): Promise<void> {
  const connection = createConnection(socket);
  connection.end(`${words}\n`);
  const answer = (await text(connection)).trim();
  if (answer !== '') throw new Error(`HAProxy: ${answer}`);
}

/** Sends a server no further requests while it is replaced. Those under way end. */
export async function whileDrained(
  socket: string,
  group: string,
  server: string,
  work: () => Promise<void>,
): Promise<void> {
  const set = async (state: 'drain' | 'ready') => {
    for (const each of [group, `${group}-alive`]) await command(socket, `set server ${each}/${server} state ${state}`);
  };
  await set('drain');
  try {
    await work();
  } finally {
    await set('ready');
  }
}
