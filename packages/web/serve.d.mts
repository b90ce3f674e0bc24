/** Serves the built page; resolves to its address. Port 0 takes any free one. */
export declare const serve: (options?: {
  readonly port?: number;
  readonly host?: string;
}) => Promise<{ readonly address: string; close(): void }>;
