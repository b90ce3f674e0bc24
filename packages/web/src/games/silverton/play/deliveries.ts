import type { ChoicesAt, MoveOf } from './svSession.ts';

export type DeliveryChoice = ChoicesAt<'deliveries'>['deliveries'][number];

/** A delivery of so many units, as a move. */
export const deliverMove = (
  { claim, seller, city, trains }: DeliveryChoice,
  units: number,
): MoveOf<'deliver'> => ({
  type: 'deliver',
  claim,
  ...(seller === null ? {} : { seller }),
  city,
  units,
  trains,
});

const power = ({ trains }: DeliveryChoice): number => trains.reduce((sum, each) => sum + each, 0);

/** The delivery that brings most, with the weakest trains that do it. */
export const bestDelivery = (choices: readonly DeliveryChoice[]): MoveOf<'deliver'> | undefined => {
  const [best] = choices.toSorted(
    (one, other) => other.most * other.price - one.most * one.price || power(one) - power(other),
  );
  return best === undefined ? undefined : deliverMove(best, best.most);
};

/** Whether a choice is the one a move was made from. */
export const isChoiceOf = (choice: DeliveryChoice, move: MoveOf<'deliver'>): boolean =>
  isSameGoods(choice, move) && choice.city === move.city && choice.trains.join() === move.trains.join();

/** Whether a choice is about the same goods. */
export const isSameGoods = (
  { claim, seller }: Pick<DeliveryChoice, 'claim' | 'seller'>,
  move: Pick<MoveOf<'deliver'>, 'claim' | 'seller'>,
): boolean => claim === move.claim && (seller ?? undefined) === move.seller;

/** The goods that can be delivered, each lot once: the choice that stands for it is its first. */
export const lotsIn = (choices: readonly DeliveryChoice[]): readonly DeliveryChoice[] =>
  choices.filter(
    (each, index) =>
      choices.findIndex(({ claim, seller }) => claim === each.claim && seller === each.seller) === index,
  );
