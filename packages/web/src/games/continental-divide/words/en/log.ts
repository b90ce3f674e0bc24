/** Log, refusals and answers, in English. Keys under `why.` are the rules’ rejection codes. */
export const messages = {
  'event.orderDealt': 'The player order was drawn: {players}.',
  'event.turnBegan': 'Turn {turn}: {players} play in this order.',
  'event.railroadStarted': '{player} started {railroad} at {hex}: {shares} shares at {value, number, money}.',
  'event.sharesBought':
    '{player} bought {count, plural, one {# share} other {# shares}} of {railroad} for {payment, number, money}.',
  'event.sharesBoughtDear':
    '{player} bought {count, plural, one {# share} other {# shares}} of {railroad} for {payment, number, money}, {extra, number, money} above the least price.',
  'event.soldOut': '{railroad} has no unsold shares left: +1 VP a share.',
  'event.stockSkipped': '{player} bought no stock.',
  'event.lineBuilt':
    '{player} built {railroad} from {from} to {to}: {count, plural, one {# hex} other {# hexes}} for {cost, number, money}, income {income, number, signed}.',
  'event.regionEntered.eastern': '{railroad} entered the Eastern Region at {hex}.',
  'event.regionEntered.central':
    '{railroad} entered the Central Region at {hex}: {cubes} more cubes, +1 VP a share.',
  'event.regionEntered.western':
    '{railroad} entered the Western Region at {hex}: {cubes} more cubes, +1 VP a share.',
  'event.divideCrossed':
    '{railroad} crossed the Divide at {hex}: income +{income, number, money}, +2 VP a share.',
  'event.portReached': '{railroad} reached {hex}: +{points} VP a share.',
  'event.dividendsPaid': '{railroad} paid {perShare, number, money} a share: {payments}.',
  'event.payment': '{player} {amount, number, money}',
  'event.paymentTreasury': 'treasury {amount, number, money}',
  'event.orderTaken': '{player} took order card {card}.',
  'event.orderGiven': '{player} was left with order card {card}.',
  'event.gameOver':
    '{count, plural, one {{players} won with {score} points.} other {{players} shared the victory with {score} points.}}',

  'moment.deal': 'The player order is being drawn.',
  'moment.stock': 'Turn {turn}: {player} may buy stock.',
  'moment.build': 'Turn {turn}: {player} may build track.',
  'moment.order': 'Turn {turn} is over: {player} chooses an order card.',
  'moment.over': 'The match is over.',

  'why.turn/notNow': 'This cannot be done now.',
  'why.turn/over': 'The match is over.',
  'why.match/over': 'The match is over.',
  'why.setup/players': 'The game is for {min} to {max} players, not {players}.',
  'why.dealOrder/notAnOrder': 'An order names each of the {players} players once.',
  'why.startRailroad/unknownRailroad': 'There is no railroad {railroad}.',
  'why.startRailroad/alreadyStarted': '{railroad} has been started already.',
  'why.startRailroad/notAStartingCity': '{hex} is no starting-city hex: railroads start in {cities}.',
  'why.startRailroad/hexFull': '{hex} is full: three railroads are there already.',
  'why.startRailroad/sharesOutOfRange': 'A railroad issues {min} to {max} shares, not {shares}.',
  'why.startRailroad/valueOutOfRange':
    'A stock value lies between {min, number, money} and {max, number, money}.',
  'why.startRailroad/valueTaken': 'Another railroad has the stock value {value, number, money}.',
  'why.startRailroad/cannotAfford': 'That costs {value, number, money}; you have {cash, number, money}.',
  'why.buyShares/unknownRailroad': 'There is no railroad {railroad}.',
  'why.buyShares/notStarted': '{railroad} has not been started: start it to get its first share.',
  'why.buyShares/noShares': 'Buy at least one share.',
  'why.buyShares/belowLeastPrice':
    '{count, plural, one {A share costs} other {# shares cost}} at least {least, number, money}.',
  'why.buyShares/notEnoughShares':
    '{railroad} has {unsold, plural, =0 {no unsold share} one {only # unsold share} other {only # unsold shares}} left.',
  'why.buyShares/cannotAfford': 'That is {payment, number, money}; you have {cash, number, money}.',
  'why.buildLine/unknownRailroad': 'There is no railroad {railroad}.',
  'why.buildLine/notStarted': '{railroad} has not been started.',
  'why.buildLine/noMajority':
    'You hold {held} of {railroad}, another player {most}: only the holders of most shares build.',
  'why.buildLine/alreadyBuilt': '{railroad} has had its line in your turn.',
  'why.buildLine/unknownHex': 'There is no hex {hex}.',
  'why.buildLine/noTrackThere': '{railroad} has no track in {hex} to build from.',
  'why.buildLine/unknownDirection': 'A line runs E, NE, NW, W, SW or SE.',
  'why.buildLine/noLength': 'A line has at least one hex.',
  'why.buildLine/offTheMap': 'The map ends there.',
  'why.buildLine/ownTrack': '{railroad} has track in {hex} already: a line stops before it.',
  'why.buildLine/startingCity': '{hex} is a starting city: no railroad may build into it.',
  'why.buildLine/hexFull': '{hex} is full: three railroads are there already.',
  'why.buildLine/portTaken': 'Another railroad holds the port of {hex}.',
  'why.buildLine/secondPort': '{railroad} has a port already; a railroad has one at most.',
  'why.buildLine/noCubes': '{railroad} runs out of cubes before {hex}.',
  'why.buildLine/cannotAfford':
    'The line would cost {cost, number, money}; the treasury of {railroad} holds {treasury, number, money}.',
  'why.takeOrderCard/noSuchCard': 'There are order cards 1 to {cards} only.',
  'why.takeOrderCard/alreadyTaken': '{player} has taken card {card}.',
  'why.table/notInLine': '{hex} is not in a straight line from any track of {railroad}.',
  'why.table/nothingToBuild': 'You have no railroad to build for now.',
  'why.table/pastTheEnd': 'The game is over after turn 8.',
  'why.match/notYourTurn': 'It is not your turn.',
  'why.match/stale': 'Somebody moved first: look again.',

  'highlight.first': 'First across the Divide',
  'highlight.last': 'Last to cross',
  'highlight.crossing': '{railroad} in turn {turn}, at {hex}.',
  'highlight.income': 'Best income',
  'highlight.incomeText': '{railroad}, {income, number, money}.',
  'highlight.longest': 'Longest railroad',
  'highlight.longestText': '{railroad}, {hexes} hexes.',
  'highlight.east': 'Never left the East',

  'chart.points': 'Victory points',
  'chart.worth': 'Cash and shares at stock value',
  'chart.cash': 'Cash',
  'chart.income': 'Income of the railroads',

  'answer.unstarted': '{railroad} has not been started.',
  'answer.railroad':
    '{railroad}: treasury {treasury, number, money}, income {income, number, money}, dividend {dividend, number, money}, least price {price, number, money}, {cubes} cubes left.',
} as const;
