import { closeSync, openSync, writeSync } from 'node:fs';
import type { MatchRecord, PlainMove } from '@roundhouse/engine';
import { BadInput } from './badInput.ts';

/** A file of matches, one JSON record a line. */
export const recordFile = (file: string) => {
  const opened = ((): number => {
    try {
      return openSync(file, 'w');
    } catch (error) {
      throw new BadInput(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  })();
  return {
    write: (record: MatchRecord<PlainMove>): void => {
      writeSync(opened, `${JSON.stringify(record)}\n`);
    },
    close: (): void => closeSync(opened),
  };
};
