/** A function that keeps its last answer for as long as it is asked about the very same things. */
export const remember = <Args extends readonly unknown[], T>(
  make: (...args: Args) => T,
): ((...args: Args) => T) => {
  let last: { readonly args: Args; readonly value: T } | undefined;
  return (...args) => {
    if (last?.args.every((arg, index) => Object.is(arg, args[index])) !== true)
      last = { args, value: make(...args) };
    return last.value;
  };
};
