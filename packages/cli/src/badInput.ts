import { InvalidArgumentError } from 'commander';

/** Something the user gave cannot be used. Told in one line, without a stack. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** Reads a whole number from the command line; the message names the option by itself. */
export const wholeNumber =
  (min: number, max = 1_000_000_000) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || value < min || value > max)
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    return value;
  };
