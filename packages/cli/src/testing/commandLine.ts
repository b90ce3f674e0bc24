import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../bin/roundhouse.ts', import.meta.url));

export const CD = 'continental-divide';

/** Runs the program as its users do: in a process of its own. */
export const roundhouse = (args: readonly string[], env: Record<string, string> = {}) => {
  const ran = spawnSync(process.execPath, ['--conditions=source', BIN, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  // On a busy machine a run may take long enough to tell of its progress, which is no complaint.
  const error = ran.stderr.replaceAll(/^.+: \d+ of \d+ after .+\n/gm, '');
  return { out: ran.stdout, error, status: ran.status };
};

/** A folder for the files of one test run. */
export const scratchFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  const file = (name: string): string => join(path, name);
  const written = (name: string, content: string): string => {
    writeFileSync(file(name), content);
    return file(name);
  };
  return { path, file, written };
};
