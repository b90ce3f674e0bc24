export const messages = {
  'coach.title': 'Coach',
  'coach.close': 'Play without the coach',
  'coach.ask': 'What would you do?',
  'coach.thinking': 'Let me think …',
  'coach.propose': 'My proposal:',
  'coach.would': 'My proposal, as the log would tell it:',
  'coach.because': 'Because {reasons}.',
  'coach.noReason': 'Nothing else brings more just now.',
  'coach.do': 'Do it',
  'coach.failed': 'I do not know either. Follow your nose.',
  'coach.others': 'The others are playing. Read in the log what they do: they want the same as you.',
  'coach.past': 'You are looking at the past. Return to the present to play on.',

  'lesson.cd.deal': 'The order of play is drawn. It is the only chance in this game.',
  'lesson.cd.first':
    'Start a railroad. Few shares at a high value give each share a good dividend; many shares bring in more money to build with. Your payment is its first treasury.',
  'lesson.cd.stock':
    'Buy shares of one railroad, or start one. Shares are what counts at the end: look for railroads that will reach the West. What you pay goes into the treasury, and so into track.',
  'lesson.cd.build':
    'Build one straight line for each railroad you have the most shares of. The railroad pays, not you. Rich hexes raise the dividend; the Central and Western regions bring new cubes, crossing the Divide 10 more income.',
  'lesson.cd.order':
    'Choose when to play next turn. Early: first pick of values, hexes and ports. Late: you see what the others do, and choose the order first.',
  'lesson.cd.over': 'Only victory points count. See on the sheet which railroads made them.',

  'lesson.sv.setup':
    'The table is being laid. Look at the map: your cash has to reach the sum that ends the game.',
  'lesson.sv.order': 'The order of this turn is drawn. Whoever is first sends out staff first.',
  'lesson.sv.placing':
    'Send your surveyors to segments of track, your prospectors to claims, the deck or passenger lines. Best where nobody else is: two on one place dispute it with dice.',
  'lesson.sv.disputes':
    'Several want the same place. The highest roll with its bonus wins it; the others go home empty-handed.',
  'lesson.sv.claims':
    'Take the claims you have won. A claim is worth its price only if your track will reach it before the ore runs out.',
  'lesson.sv.track':
    'Build where your surveyors stand. Track has to hang together and to lead from your mines to a market: Denver, Pueblo, El Paso, Santa Fe or Salt Lake City.',
  'lesson.sv.operate':
    'Work your mines: each costs its fee and yields goods. Do not dig what you cannot bring to market.',
  'lesson.sv.trade': 'Trade with the others if both gain by it. Saying no costs nothing.',
  'lesson.sv.passengers': 'Passenger lines you serve pay by themselves, every turn, winter or not.',
  'lesson.sv.deliveries':
    'Bring goods to market while the price is good. Every sale may press the price: sometimes it pays to wait, but snow closes the high passes in winter.',
  'lesson.sv.fines': 'Pay what you owe.',
  'lesson.sv.market': 'The market moves. Prices run between their limits, so what is dear comes down again.',
  'lesson.sv.newCards': 'New claims and lines come up for the next turn.',
  'lesson.sv.over': 'Cash decides. See on the sheet where it came from.',

  'reason.feat.central':
    'it reaches the Central region: {gain, plural, one {# point} other {# points}} for each of your {shares, plural, one {one share} other {# shares}}',
  'reason.feat.western':
    'it reaches the Western region: {gain, plural, one {# point} other {# points}} for each of your {shares, plural, one {one share} other {# shares}}',
  'reason.feat.divide':
    'it crosses the Divide: {gain, plural, one {# point} other {# points}} for each of your {shares, plural, one {one share} other {# shares}}',
  'reason.feat.port':
    'it reaches a port: {gain, plural, one {# point} other {# points}} for each of your {shares, plural, one {one share} other {# shares}}',
  'reason.feat.soldOut':
    'all its shares are sold: {gain, plural, one {# point} other {# points}} for each of your {shares, plural, one {one share} other {# shares}}',
  'reason.dividendRises':
    'the dividend rises from {from, number, money} to {to, number, money} a share, and you hold {shares, number}',
  'reason.sharesGained':
    'you gain {shares, plural, one {a share} other {# shares}}{worth, plural, =0 { whose points are still to be won} one { worth # point each by now} other { worth # points each by now}}',
  'reason.trackBuilt':
    'the railroad grows by {hexes, plural, one {a hex} other {# hexes}} and comes nearer to the West',
  'reason.rivalSetBack': 'it gets in {player}’s way',
  'reason.lineIncome': 'the passenger line brings about {value, number, money}',
  'reason.operationPays': 'its goods should bring about {value, number, money}',
  'reason.goodsBought': 'these goods sell for about {value, number, money} more than they cost',
  'reason.goodDeal': 'you gain about {value, number, money} by it',
  'reason.place.segment': 'this track should bring about {value, number, money}',
  'reason.place.claim': 'this claim should bring about {value, number, money}',
  'reason.place.line': 'this line should bring about {value, number, money}',
  'reason.place.deck': 'a card of the deck is worth about {value, number, money}',
  'reason.worthItsPrice': 'it is worth about {value, number, money} more than it costs',
  'reason.sale': 'it sells for {value, number, money} today',
  'reason.trackOpens': 'the way it opens should bring about {value, number, money}',
} as const;
