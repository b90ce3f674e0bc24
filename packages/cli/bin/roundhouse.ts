#!/usr/bin/env -S node --conditions=source
import { enableCompileCache } from 'node:module';

// TypeScript is compiled on the first run only. Hence the late import: the cache must be there before it.
enableCompileCache();
const { run } = await import('../src/main.ts');

// A reader that has seen enough, such as `head`, closes the pipe: no fault of anyone.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await run(process.argv.slice(2));
