/** What dice, cards, trades and the goal of the match say for themselves, in English. */
export const messages = {
  'scenes.own': 'Your dice',
  'scenes.more': 'All dice',
  'scenes.up': '{column}: {dice}, up to {price, number, money}',
  'scenes.down': '{column}: {dice}, down to {price, number, money}',
  'scenes.same': '{column}: {dice}, unchanged',
  'dispute.wonJail': 'wins the right; natural 2: to jail',
  'trade.accepted': '{player} accepts.',
  'trade.refusedBy': '{player} refuses.',
  'claim.bars': 'Bars: units by the total of the dice; crosses: the claim gives out. {yields}.',
  'claim.barAt': '{total}: {units}',
  'claim.goneAt': '{totals}: depleted',
  'claim.worthNote':
    'First working (one die + 6): about {units} units, worth {worth, number, money} at today’s best price, before the {cost, number, money} it costs to operate.',
  'track.idnNote':
    'IDN, the increased demand number: taken off the market dice of silver, lumber and coal, so prices hold better in later turns.',
  'ask.swaps': 'Other swaps',
  'goal.turn': '{target, number, money} by turn {limit}: {grade}',
  'goal.late': '{target, number, money}: too late for more than {grade}',
  'goal.cash': 'after turn {turns}, from {limit, number, money}: {grade}',
  'goal.first': 'first to {target, number, money}',
  'goal.reach': 'Reach {target, number, money}; the sooner, the better:',
  'goal.most': 'As much cash as you can after turn {turns}:',
} as const;
