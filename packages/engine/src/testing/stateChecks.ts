import { canonicalJson, sameJson, type Viewer } from '../kernel/index.ts';
import { plainJsonProblem } from './plainJson.ts';
import { type Check, type Position, viewersOf } from './position.ts';

/** The state is plain JSON and breaks no invariant. */
export const stateIsSound: Check = ({ rules, state }) => {
  const impure = plainJsonProblem(state);
  return [...(impure === undefined ? [] : [`in the state, ${impure}`]), ...rules.violations(state)];
};

/** Whoever is to move sits at the table. */
export const actorIsKnown: Check = ({ rules, state, players }) => {
  const actor = rules.actor(state);
  const known = actor.kind !== 'seat' || viewersOf(players).includes(actor.seat);
  return known ? [] : [`seat ${canonicalJson(actor)} is to move`];
};

/** Standings list every seat once, in seat order, and rank them by `rank` from 1. */
export const standingsAreComplete: Check = ({ rules, state, players }) => {
  const standings = rules.standings(state);
  const seats = standings.map(({ seat }) => seat);
  const ranks = standings.map(({ rank }) => rank);
  const complete = sameJson(seats, viewersOf(players).slice(0, -1)) && ranks.includes(1);
  const ranked = ranks.every((rank) => rank === 1 + ranks.filter((other) => other < rank).length);
  return complete && ranked ? [] : [`the standings are ${canonicalJson(standings)}`];
};

const viewProblems = ({ rules, state, rng }: Position, viewer: Viewer): readonly string[] => {
  const view = rules.view(state, viewer);
  const impure = plainJsonProblem(view);
  if (impure !== undefined) return [`in the view of ${viewer}, ${impure}`];
  const imagined = rules.resample(view, rng);
  if (!sameJson(rules.view(imagined, viewer), view))
    return [`${viewer} sees another view of a resampled state`];
  if (!sameJson(rules.actor(imagined), rules.actor(state)))
    return [`another actor in what ${viewer} resamples`];
  return rules.violations(imagined).map((problem) => `in what ${viewer} resamples: ${problem}`);
};

/** Every view is plain JSON, and a state resampled from it is sound and looks the same to its viewer. */
export const viewsHold: Check = (position) =>
  viewersOf(position.players).flatMap((viewer) => viewProblems(position, viewer));

/**
 * No view tells what its viewer cannot know. Two witnesses: whatever a seat resamples changes only
 * secrets, which spectators must not notice; and the game's own `reshuffle`, where the test gives one.
 */
export const viewsLeakNothing: Check = ({ rules, state, players, rng, reshuffle }) =>
  viewersOf(players).flatMap((viewer) => {
    const imagined = rules.resample(rules.view(state, viewer), rng);
    const toSpectators = sameJson(rules.view(imagined, 'spectator'), rules.view(state, 'spectator'));
    const varied = reshuffle?.(state, viewer, rng) ?? state;
    const toViewer = sameJson(rules.view(varied, viewer), rules.view(state, viewer));
    return [
      ...(toSpectators ? [] : [`spectators notice what ${viewer} cannot know`]),
      ...(toViewer ? [] : [`the view of ${viewer} tells a secret`]),
    ];
  });
