import type { Rejection, Viewer } from '@roundhouse/engine';
import { shareParts } from '../shareParts.ts';
import type { MatchHost, MatchUpdate } from './host.ts';
import { continued, EMPTY_LOG, type MatchLog } from './matchLog.ts';
import type { Happening } from './session.ts';

/** Everything a session knows at one moment; replaced as a whole at every change. */
export interface Snapshot {
  readonly viewer: Viewer;
  readonly update: MatchUpdate;
  readonly latest: Happening;
  readonly log: MatchLog;
  /** A moment of the past that is being looked at. */
  readonly past: { readonly sequence: number; readonly view: unknown } | undefined;
  /** A move is on its way to the host. */
  readonly sending: boolean;
}

export const STALE: Rejection = { rule: 'match', code: 'match/stale' };
export const NOT_YOUR_TURN: Rejection = { rule: 'match', code: 'match/notYourTurn' };

export const firstSnapshot = (update: MatchUpdate): Snapshot => ({
  viewer: 'spectator',
  update,
  latest: { sequence: update.sequence, events: [], cause: 'opened' },
  log: EMPTY_LOG,
  past: undefined,
  sending: false,
});

/** `snapshot` after the host has told news of `turn`; a moment of the past that no longer exists is left. */
export const received = (snapshot: Snapshot, update: MatchUpdate, turn: number): Snapshot => {
  const { past } = snapshot;
  const view = shareParts(past?.view ?? snapshot.update.view, update.view);
  const gone = past !== undefined && past.sequence >= update.sequence;
  return {
    ...snapshot,
    update: { ...update, view },
    log: continued(snapshot.log, update.entry, turn),
    past: gone ? undefined : past,
    latest: past === undefined || gone ? update : snapshot.latest,
  };
};

/** Whether the viewer may make a move now. */
export const decides = ({ update, sending, past, viewer }: Snapshot): boolean =>
  past === undefined && !sending && update.actor.kind === 'seat' && update.actor.seat === viewer;

/** The match as it stands, without staying. */
export const updateNow = (host: MatchHost, viewer: Viewer): MatchUpdate => {
  let first: MatchUpdate | undefined;
  host.subscribe(viewer, (update) => {
    first ??= update;
  })();
  if (first === undefined) throw new TypeError('a host answers a subscription at once');
  return first;
};
