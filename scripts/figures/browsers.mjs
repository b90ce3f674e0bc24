import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/chromium.ts';
import { ROOT } from '../ensureInstalled.mjs';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';
const FOLDER = `${ROOT}artefacts/official-chromium`;

/** Unpacks the Chromium that a package of npm brings along; fetched once, into the folder of what is not kept. */
const officialPath = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'This package is for Linux on x64; elsewhere name your Chrome in CHROMIUM and use --browser system.',
    );
  const file = `${FOLDER}/chromium-${VERSION}`;
  if (existsSync(file)) return file;
  mkdirSync(FOLDER, { recursive: true });
  process.stderr.write(`Fetching ${PACKAGE} ${VERSION} (once, some 65 MB) …\n`);
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', FOLDER, `${PACKAGE}@${VERSION}`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error(`${PACKAGE} could not be fetched; --browser system needs no fetching.`);
  const packed = createReadStream(`${FOLDER}/node_modules/${PACKAGE}/bin/chromium.br`);
  await pipeline(packed, createBrotliDecompress(), createWriteStream(`${file}.part`, { mode: 0o755 }));
  renameSync(`${file}.part`, file);
  return file;
};

/**
 * The browsers figures are taken with. `official`: Chromium in the configuration that shipped browsers are built in
 * (`is_official_build`), which is what players have. `system`: the machine's own, or the one named in the variable
 * CHROMIUM; distributions build it in their own way, and Debian's takes 1.4 to 1.8 times as long for the same work.
 */
const PATHS = {
  official: officialPath,
  system: chromiumPath,
};

export const launch = async (kind) => {
  const find = PATHS[kind];
  if (find === undefined) {
    process.stderr.write(`--browser: expected ${Object.keys(PATHS).join(' or ')}, found ${kind}\n`);
    process.exit(1);
  }
  return chromium.launch({ executablePath: await find(), args: CHROMIUM_FLAGS });
};
