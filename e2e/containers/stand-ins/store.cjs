const { createServer } = require('node:http');
const { parseArgs } = require('node:util');
const Store = require('s3rver');
const { DUMMY_ACCOUNT } = require('s3rver/lib/models/account');

// s3rver with the command line of Versity's gateway, as far as compose.yaml uses it: `--port :7070 --health /health --quiet posix <folder>`.
const options = { port: { type: 'string' }, health: { type: 'string' }, quiet: { type: 'boolean' } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const { ROOT_ACCESS_KEY_ID, ROOT_SECRET_ACCESS_KEY } = process.env;
DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
DUMMY_ACCOUNT.createKeyPair(ROOT_ACCESS_KEY_ID, ROOT_SECRET_ACCESS_KEY);
const answer = new Store({ directory: positionals[1], silent: values.quiet, vhostBuckets: false }).callback();
createServer((request, response) =>
  request.url === values.health ? response.end() : answer(request, response),
).listen(Number(values.port.slice(1)));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit());
