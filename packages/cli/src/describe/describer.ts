import type { PlainEvent, Seat } from '@roundhouse/engine';

/** The name of who sits at a seat. */
export type NameOf = (seat: Seat) => string;

/** Turns the events of a game into English. Method syntax, so that one for a game's own events fits. */
export interface Describer<Event extends PlainEvent> {
  sentence(event: Event, name: NameOf): string;
}

type Sentence<Event extends PlainEvent> = Describer<Event>['sentence'];

/** One sentence for each type of event. */
export type Sentences<Event extends PlainEvent> = {
  readonly [Type in Event['type']]: Sentence<Extract<Event, { readonly type: Type }>>;
};

/** For an event without a sentence: the event itself, readable enough. */
const plain = ({ type, ...rest }: PlainEvent): string => `${type} ${JSON.stringify(rest)}`;

export const describerBy = <Event extends PlainEvent>(sentences: Sentences<Event>): Describer<Event> => {
  const byType = new Map<string, Sentence<Event>>(Object.entries<Sentence<Event>>(sentences));
  return { sentence: (event, name) => byType.get(event.type)?.(event, name) ?? plain(event) };
};
