import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <what>` in this folder writes the next migration after a change of the schema. */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema/index.ts', out: './migrations' });
