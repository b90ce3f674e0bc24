/** What helps to plan and to judge at the Silverton table, in English. */
export const messages = {
  'plan.button': 'Plan',
  'plan.buttonTitle': 'Sketch track and cards for turns to come; only you see it',
  'plan.title': 'Your private plan',
  'plan.empty':
    'Press track, claims and lines you mean to get. Only you see this; it is checked after every move.',
  'plan.sum': 'Still to pay: {cost, number, money}. Lines would earn {income, number, money} a turn.',
  'plan.sumLeft':
    'Still to pay: {cost, number, money}, which leaves {left, number, money}. Lines would earn {income, number, money} a turn.',
  'plan.clear': 'Clear',
  'plan.close': 'Close the plan',
  'plan.do': 'Do it',
  'plan.strike': 'Strike {wish} off the plan',
  'plan.open': 'can be had',
  'plan.done': 'yours',
  'plan.taken': 'taken by {player}',
  'plan.gone': 'no longer on the table',
  'plan.apart': 'does not touch your track',
  'plan.unjoined': 'no route on your track yet',
  'plan.dear': 'more than you have',
  'keys.plan': 'Open or close your plan',

  'dice.open': 'Dice',
  'dice.title': 'Dice of the match',
  'dice.close': 'Close the dice',
  'dice.faces': '{count, plural, one {# die} other {# dice}} by face',
  'dice.totals': '{count, plural, one {# throw} other {# throws}} of two dice by total',
  'dice.expected': '{expected, number, ::.0} to be expected',
  'dice.few': 'Too few dice so far to say anything about them.',
  'dice.even':
    'Fair dice stray at least this far from an even count in {chance} of matches: nothing unusual.',
  'dice.odd':
    'Fair dice stray this far from an even count in only {chance} of matches. Strange, but it happens.',
  'dice.promise':
    'Bars: what fell. Dashes: what was to be expected. The dice were promised before the match; the menu lets you check that the promise was kept.',
  'dice.recent': 'Latest throws',

  'staff.out': 'out',
  'staff.legend':
    'S: surveyors build track. P: prospectors buy claims and lines. +1, +2: added to their dice in disputes. Dashed: out on the board.',
  'claims.hold': 'Hold a card to read its odds.',

  'fates.title': 'Jail and graveyard',
  'fates.jail': 'Jail',
  'fates.dead': 'R.I.P.',
  'fates.nobody': 'empty',
  'fates.in': '{player}: {staff}, {fate}',

  'grade.byTurn': 'by turn {limit}',
  'grade.byCash': 'from {limit, number, money}',
  'grade.else': 'otherwise',
};
