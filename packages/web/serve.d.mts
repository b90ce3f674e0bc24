/** The build that is served unless told otherwise. */
export declare const HOME: string;

/** Serves the built page; resolves to its address. Port 0 takes any free one. */
export declare const serve: (options?: {
  readonly port?: number;
  readonly host?: string;
  readonly home?: string;
}) => Promise<{ readonly address: string; close(): void }>;
