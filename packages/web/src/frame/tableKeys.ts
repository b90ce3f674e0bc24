/** A key as an event tells it. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a table's own keys do: letters and signs by name, and digits up to the last that chooses something. */
export interface TableKeys<Act> {
  readonly acts: Readonly<Record<string, Act>>;
  readonly digits: number;
}

/** The act a key stands for at a table; digits choose out of what is listed there. */
export const actFor = <Act>(
  { key, ctrlKey, metaKey, altKey }: Key,
  { acts, digits }: TableKeys<Act>,
): Act | 'confirm' | { readonly choose: number } | undefined => {
  if (ctrlKey && key === 'Enter') return 'confirm';
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^[1-9]$/.test(key) && Number(key) <= digits) return { choose: Number(key) };
  return acts[key.length === 1 ? key.toLowerCase() : key];
};
