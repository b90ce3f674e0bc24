import { readFileSync } from 'node:fs';

// A lock file that names a host binds the project to one machine's registry; .npmrc keeps hosts out.
for (const file of ['package-lock.json', 'bench/package-lock.json']) {
  const hosts = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').match(
    /"resolved": "https?:[^"]*"/g,
  );
  if (hosts !== null) {
    console.error(`${file} names a host: ${hosts[0]}`);
    process.exitCode = 1;
  }
}
