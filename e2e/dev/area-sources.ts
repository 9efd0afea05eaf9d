import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A component with its own state: the number of clicks on its button. */
const counter = (name: string) => `
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>${name}: {count}</button>;`;

/** Sources of a page in the style of the teams: a loader, components in the page's file and in other files, a style. */
export const sources = {
  'src/about.tsx': `
import { useState } from 'react';
import { useLoaderData } from '@zapovednik/platform/router';
import { Metadata } from '@zapovednik/ui';
import styles from './about.module.css';
import { Card } from './card';
import { Neighbour } from './neighbour';

export const loader = async () => 'Данные: первые';

function Private() {${counter('Своя')}
}

export function Component() {
  return (
    <>
      <Metadata title="О компании" description="О компании" canonical="/about/" />
      <h1 className={styles.title}>Заголовок: первый</h1>
      <p>{useLoaderData<string>()}</p>
      <Private />
      <Card><Neighbour /></Card>
    </>
  );
}`,
  'src/neighbour.tsx': `
import { useState } from 'react';

export function Neighbour() {
  return <><Inside /> соседка первая</>;
}

function Inside() {${counter('Соседка')}
}`,
  'src/card.tsx': `
import type { ReactNode } from 'react';

export const Card = ({ children }: { children: ReactNode }) => <section>Карточка первая {children}</section>;`,
};

/** Changes one place of a file, like a developer in an editor. */
export async function edit(folder: string, file: string, from: string, to: string): Promise<void> {
  const path = join(folder, 'src', file);
  const before = await readFile(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no «${from}»`);
  await writeFile(path, before.replace(from, to));
}
