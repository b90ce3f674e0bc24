import type { messages as english } from '../en/log.ts';

/** Journal, refus et réponses, en français. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'event.orderDealt': 'L’ordre des joueurs a été tiré au sort : {players}.',
  'event.turnBegan': 'Tour {turn} : {players} jouent dans cet ordre.',
  'event.railroadStarted': '{player} lance {railroad} à {hex} : {shares} actions à {value, number, money}.',
  'event.sharesBought':
    '{player} achète {count, plural, one {# action} other {# actions}} de {railroad} pour {payment, number, money}.',
  'event.sharesBoughtDear':
    '{player} achète {count, plural, one {# action} other {# actions}} de {railroad} pour {payment, number, money}, soit {extra, number, money} de plus que le prix minimal.',
  'event.soldOut': '{railroad} n’a plus d’action invendue : +1 PV par action.',
  'event.stockSkipped': '{player} n’achète pas d’action.',
  'event.lineBuilt':
    '{player} construit {railroad} depuis {from} jusqu’à {to} : {count, plural, one {# hexagone} other {# hexagones}} pour {cost, number, money}, revenu {income, number, signed}.',
  'event.regionEntered.eastern': '{railroad} entre dans la région Est à {hex}.',
  'event.regionEntered.central':
    '{railroad} entre dans la région Centrale à {hex} : {cubes} cubes de plus, +1 PV par action.',
  'event.regionEntered.western':
    '{railroad} entre dans la région Ouest à {hex} : {cubes} cubes de plus, +1 PV par action.',
  'event.divideCrossed':
    '{railroad} franchit la ligne de partage des eaux à {hex} : revenu +{income, number, money}, +2 PV par action.',
  'event.portReached': '{railroad} atteint {hex} : +{points} PV par action.',
  'event.dividendsPaid': '{railroad} verse {perShare, number, money} par action : {payments}.',
  'event.payment': '{player} {amount, number, money}',
  'event.paymentTreasury': 'trésorerie {amount, number, money}',
  'event.orderTaken': '{player} prend la carte d’ordre {card}.',
  'event.orderGiven': '{player} reçoit la dernière carte d’ordre, la {card}.',
  'event.gameOver':
    '{count, plural, one {{players} gagne avec {score} points.} other {{players} partagent la victoire avec {score} points.}}',

  'moment.deal': 'On tire l’ordre des joueurs.',
  'moment.stock': 'Tour {turn} : {player} peut acheter des actions.',
  'moment.build': 'Tour {turn} : {player} peut construire.',
  'moment.order': 'Le tour {turn} est fini : {player} choisit une carte d’ordre.',
  'moment.over': 'La partie est finie.',

  'why.turn/notNow': 'Ce n’est pas le moment.',
  'why.turn/over': 'La partie est finie.',
  'why.match/over': 'La partie est finie.',
  'why.setup/players': 'Le jeu se joue de {min} à {max}, pas à {players}.',
  'why.dealOrder/notAnOrder': 'Un ordre nomme chacun des {players} joueurs une fois.',
  'why.startRailroad/unknownRailroad': 'Il n’y a pas de compagnie {railroad}.',
  'why.startRailroad/alreadyStarted': '{railroad} est déjà lancée.',
  'why.startRailroad/notAStartingCity':
    '{hex} n’est pas une ville de départ : les compagnies partent de {cities}.',
  'why.startRailroad/hexFull': '{hex} est complet : trois compagnies s’y trouvent déjà.',
  'why.startRailroad/sharesOutOfRange': 'Une compagnie émet de {min} à {max} actions, pas {shares}.',
  'why.startRailroad/valueOutOfRange':
    'La valeur de l’action va de {min, number, money} à {max, number, money}.',
  'why.startRailroad/valueTaken': 'Une autre compagnie a déjà la valeur {value, number, money}.',
  'why.startRailroad/cannotAfford': 'Cela coûte {value, number, money} ; vous avez {cash, number, money}.',
  'why.buyShares/unknownRailroad': 'Il n’y a pas de compagnie {railroad}.',
  'why.buyShares/notStarted': '{railroad} n’est pas lancée : lancez-la pour prendre sa première action.',
  'why.buyShares/noShares': 'Achetez au moins une action.',
  'why.buyShares/belowLeastPrice':
    '{count, plural, one {Une action coûte} other {# actions coûtent}} au moins {least, number, money}.',
  'why.buyShares/notEnoughShares':
    '{railroad} {unsold, plural, =0 {n’a plus d’action invendue} one {n’a plus que # action invendue} other {n’a plus que # actions invendues}}.',
  'why.buyShares/cannotAfford': 'Cela fait {payment, number, money} ; vous avez {cash, number, money}.',
  'why.buildLine/unknownRailroad': 'Il n’y a pas de compagnie {railroad}.',
  'why.buildLine/notStarted': '{railroad} n’est pas lancée.',
  'why.buildLine/noMajority':
    'Vous avez {held} de {railroad}, un autre joueur {most} : seuls les majoritaires construisent.',
  'why.buildLine/alreadyBuilt': '{railroad} a déjà eu son tronçon à votre passage.',
  'why.buildLine/unknownHex': 'Il n’y a pas d’hexagone {hex}.',
  'why.buildLine/noTrackThere': '{railroad} n’a pas de voie à {hex} d’où partir.',
  'why.buildLine/unknownDirection': 'Un tronçon va vers E, NE, NW, W, SW ou SE.',
  'why.buildLine/noLength': 'Un tronçon a au moins un hexagone.',
  'why.buildLine/offTheMap': 'La carte s’arrête là.',
  'why.buildLine/ownTrack': '{railroad} a déjà une voie à {hex} : un tronçon s’arrête avant.',
  'why.buildLine/startingCity': '{hex} est une ville de départ : on n’y construit pas.',
  'why.buildLine/hexFull': '{hex} est complet : trois compagnies s’y trouvent déjà.',
  'why.buildLine/portTaken': 'Une autre compagnie tient le port de {hex}.',
  'why.buildLine/secondPort': '{railroad} a déjà un port ; une compagnie n’en a qu’un.',
  'why.buildLine/noCubes': '{railroad} n’a plus de cube avant {hex}.',
  'why.buildLine/cannotAfford':
    'Le tronçon coûterait {cost, number, money} ; la trésorerie de {railroad} contient {treasury, number, money}.',
  'why.takeOrderCard/noSuchCard': 'Il n’y a que les cartes d’ordre 1 à {cards}.',
  'why.takeOrderCard/alreadyTaken': '{player} a pris la carte {card}.',
  'why.table/notInLine': '{hex} n’est en ligne droite d’aucune voie de {railroad}.',
  'why.table/nothingToBuild': 'Vous n’avez aucune compagnie pour laquelle construire.',
  'why.table/pastTheEnd': 'La partie finit après le tour 8.',
  'why.match/notYourTurn': 'Ce n’est pas à vous de jouer.',
  'why.match/stale': 'Quelqu’un a joué avant vous : regardez de nouveau.',

  'highlight.first': 'Première à franchir',
  'highlight.last': 'Dernière à franchir',
  'highlight.crossing': '{railroad} au tour {turn}, à {hex}.',
  'highlight.income': 'Meilleur revenu',
  'highlight.incomeText': '{railroad}, {income, number, money}.',
  'highlight.longest': 'La plus longue',
  'highlight.longestText': '{railroad}, {hexes} hexagones.',
  'highlight.east': 'Jamais sorties de l’Est',

  'chart.points': 'Points de victoire',
  'chart.worth': 'Argent et actions à leur valeur',
  'chart.cash': 'Argent',
  'chart.income': 'Revenu des compagnies',

  'answer.unstarted': '{railroad} n’est pas lancée.',
  'answer.railroad':
    '{railroad} : trésorerie {treasury, number, money}, revenu {income, number, money}, dividende {dividend, number, money}, prix minimal {price, number, money}, {cubes} cubes restants.',
};
