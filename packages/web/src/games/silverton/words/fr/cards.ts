/** What dice, cards, trades and the goal of the match say for themselves, in French. */
export const messages = {
  'scenes.own': 'Vos dés',
  'scenes.more': 'Tous les dés',
  'scenes.up': '{column} : {dice}, monte à {price, number, money}',
  'scenes.down': '{column} : {dice}, descend à {price, number, money}',
  'scenes.same': '{column} : {dice}, inchangé',
  'dispute.wonJail': 'l’emporte ; double 1 : en prison',
  'trade.accepted': '{player} accepte.',
  'trade.refusedBy': '{player} refuse.',
  'claim.bars': 'Barres : unités selon le total des dés ; croix : la concession s’épuise. {yields}.',
  'claim.barAt': '{total} : {units}',
  'claim.goneAt': '{totals} : épuisée',
  'claim.worthNote':
    'Première exploitation (un dé + 6) : environ {units} unités, soit {worth, number, money} au meilleur cours du jour, avant les {cost, number, money} de frais d’exploitation.',
  'track.idnNote':
    'DA, la demande accrue : se retranche des dés du marché pour l’argent, le bois et le charbon ; plus le tour avance, mieux les cours tiennent.',
  'ask.swaps': 'Autres échanges',
  'goal.turn': '{target, number, money} d’ici le tour {limit} : {grade}',
  'goal.late': '{target, number, money} : trop tard pour mieux qu’{grade}',
  'goal.cash': 'après le tour {turns}, dès {limit, number, money} : {grade}',
  'goal.first': 'au premier à {target, number, money}',
  'goal.reach': 'Atteindre {target, number, money} ; le plus tôt sera le mieux :',
  'goal.most': 'Avoir le plus d’argent possible après le tour {turns} :',
} as const;
