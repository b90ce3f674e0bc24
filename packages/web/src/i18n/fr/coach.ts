import type { messages as english } from '../en/coach.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'coach.title': 'Conseiller',
  'coach.close': 'Jouer sans conseiller',
  'coach.ask': 'Que feriez-vous ?',
  'coach.thinking': 'Laissez-moi réfléchir …',
  'coach.propose': 'Je vous propose :',
  'coach.would': 'Je vous propose ce que le journal dirait ainsi :',
  'coach.because': 'Parce que : {reasons}.',
  'coach.noReason': 'Rien d’autre ne rapporte davantage en ce moment.',
  'coach.do': 'Le faire',
  'coach.failed': 'Je ne sais pas non plus. Suivez votre flair.',
  'coach.others':
    'Les autres jouent. Lisez dans le journal ce qu’ils font : ils veulent la même chose que vous.',
  'coach.past': 'Vous regardez le passé. Revenez au présent pour jouer.',

  'lesson.cd.deal': 'On tire l’ordre du tour. C’est le seul hasard de ce jeu.',
  'lesson.cd.first':
    'Lancez une compagnie. Peu d’actions à valeur élevée donnent un bon dividende par action ; beaucoup d’actions apportent plus d’argent pour construire. Votre paiement est son premier trésor.',
  'lesson.cd.stock':
    'Achetez des actions d’une compagnie, ou lancez-en une. À la fin, seules les actions comptent : cherchez les compagnies qui atteindront l’Ouest. Votre paiement va au trésor, donc à la voie.',
  'lesson.cd.build':
    'Construisez une ligne droite pour chaque compagnie dont vous avez le plus d’actions. C’est la compagnie qui paie. Les hexagones riches augmentent le dividende ; les régions centrale et occidentale donnent des cubes, le passage de la Ligne de partage 10 de revenu.',
  'lesson.cd.order':
    'Choisissez quand jouer au prochain tour. Tôt : premier choix des valeurs, des hexagones et des ports. Tard : vous voyez ce que font les autres et choisissez l’ordre en premier.',
  'lesson.cd.over':
    'Seuls les points de victoire comptent. La feuille montre quelles compagnies les ont donnés.',

  'lesson.sv.setup':
    'On met la table. Regardez la carte : votre argent doit atteindre la somme qui finit la partie.',
  'lesson.sv.order': 'On tire l’ordre du tour. Le premier envoie ses agents le premier.',
  'lesson.sv.placing':
    'Envoyez vos ingénieurs sur des segments de voie, vos prospecteurs sur des concessions, la pioche ou des lignes de voyageurs. De préférence là où il n’y a personne : à deux, on se dispute la place aux dés.',
  'lesson.sv.disputes':
    'Plusieurs veulent la même place. Le plus haut jet, bonus compris, l’emporte ; les autres rentrent les mains vides.',
  'lesson.sv.claims':
    'Prenez les concessions gagnées. Une concession ne vaut son prix que si votre voie l’atteint avant que le filon s’épuise.',
  'lesson.sv.track':
    'Construisez là où se tiennent vos ingénieurs. La voie doit être d’un seul tenant et mener de vos mines à un marché : Denver, Pueblo, El Paso, Santa Fe ou Salt Lake City.',
  'lesson.sv.operate':
    'Exploitez vos mines : chacune coûte ses frais et donne des biens. N’extrayez pas ce que vous ne pouvez pas livrer.',
  'lesson.sv.trade': 'Échangez si chacun y gagne. Refuser ne coûte rien.',
  'lesson.sv.passengers':
    'Les lignes de voyageurs desservies paient d’elles-mêmes, à chaque tour, hiver compris.',
  'lesson.sv.deliveries':
    'Livrez tant que le prix est bon. Chaque vente peut le faire baisser : il vaut parfois la peine d’attendre, mais la neige ferme les cols en hiver.',
  'lesson.sv.fines': 'Payez ce que vous devez.',
  'lesson.sv.market': 'Le marché bouge. Les cours restent entre leurs limites : ce qui est cher redescendra.',
  'lesson.sv.newCards': 'De nouvelles concessions et lignes arrivent pour le tour suivant.',
  'lesson.sv.over': 'L’argent décide. La feuille montre d’où il est venu.',

  'reason.feat.central':
    'elle atteint la région centrale : {gain, plural, one {# point} other {# points}} pour chacune de vos {shares, plural, one {# action} other {# actions}}',
  'reason.feat.western':
    'elle atteint la région occidentale : {gain, plural, one {# point} other {# points}} pour chacune de vos {shares, plural, one {# action} other {# actions}}',
  'reason.feat.divide':
    'elle franchit la Ligne de partage : {gain, plural, one {# point} other {# points}} pour chacune de vos {shares, plural, one {# action} other {# actions}}',
  'reason.feat.port':
    'elle atteint un port : {gain, plural, one {# point} other {# points}} pour chacune de vos {shares, plural, one {# action} other {# actions}}',
  'reason.feat.soldOut':
    'toutes ses actions sont vendues : {gain, plural, one {# point} other {# points}} pour chacune de vos {shares, plural, one {# action} other {# actions}}',
  'reason.dividendRises':
    'le dividende passe de {from, number, money} à {to, number, money} par action, et vous en avez {shares, number}',
  'reason.sharesGained':
    'vous gagnez {shares, plural, one {une action} other {# actions}}{worth, plural, =0 { dont les points restent à gagner} one { à # point pièce déjà} other { à # points pièce déjà}}',
  'reason.trackBuilt':
    'la compagnie s’étend de {hexes, plural, one {# hexagone} other {# hexagones}} et se rapproche de l’Ouest',
  'reason.rivalSetBack': 'cela gêne {player}',
  'reason.lineIncome': 'la ligne de voyageurs rapporte environ {value, number, money}',
  'reason.operationPays': 'ses biens devraient rapporter environ {value, number, money}',
  'reason.goodsBought': 'ces biens se vendent environ {value, number, money} de plus qu’ils ne coûtent',
  'reason.goodDeal': 'vous y gagnez environ {value, number, money}',
  'reason.place.segment': 'cette voie devrait rapporter environ {value, number, money}',
  'reason.place.claim': 'cette concession devrait rapporter environ {value, number, money}',
  'reason.place.line': 'cette ligne devrait rapporter environ {value, number, money}',
  'reason.place.deck': 'une carte de la pioche vaut environ {value, number, money}',
  'reason.worthItsPrice': 'cela vaut environ {value, number, money} de plus que son prix',
  'reason.sale': 'cela se vend {value, number, money} aujourd’hui',
  'reason.trackOpens': 'le chemin qu’elle ouvre devrait rapporter environ {value, number, money}',
};
