import type { messages as english } from '../en/frame.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'bar.undo': 'Reprendre votre dernier coup',
  'bar.undoNone': 'Rien à reprendre',
  'bar.branch': 'Ceci est un « et si », à partir du coup {number, number}',
  'bar.branchBack': 'Retour à la partie',
  'bar.hold': 'Mettre les robots en pause',
  'bar.goOn': 'Laisser jouer les robots',
  'bar.replay': 'Revoir',
  'bar.charts': 'Graphiques',
  'bar.rules': 'Règles',
  'bar.menu': 'Menu',
  'bar.table': 'Table',

  'map.zoom': 'Zoom',
  'map.farther': 'Réduire',
  'map.nearer': 'Agrandir',
  'map.fit': 'Tout',
  'map.fitAll': 'Voir toute la carte',
  'map.mini': 'Vue d’ensemble de la carte',

  'stepper.less': 'Moins : {what}',
  'stepper.more': 'Plus : {what}',

  'menu.title': 'Cette partie',
  'menu.home': 'Retour à l’accueil (la partie est enregistrée)',
  'menu.settings': 'Réglages',
  'menu.saveText': 'Enregistrer en texte',
  'menu.saveJson': 'Enregistrer en JSON',
  'menu.coachOn': 'Appeler le conseiller',
  'menu.coachOff': 'Renvoyer le conseiller',
  'menu.keys': 'Touches',
  'menu.command': 'Taper une commande',
  'menu.fork': 'Et si ? Bifurquer ici contre des robots',
  'menu.takeBack': 'Demander à la table de revenir à votre dernier coup',
  'menu.sheet': 'Feuille de score',
  'menu.fairness': 'Le hasard est-il honnête ?',

  'open.failed': 'Cette partie ne peut pas être ouverte',
  'open.unknownMatch': 'Cette partie n’existe pas sur cet appareil.',
  'open.unknownGame': 'C’est une partie d’un jeu que cette page ne connaît pas.',
  'open.elsewhere':
    'Elle est ouverte dans une autre fenêtre : continuez là-bas, ou fermez cette fenêtre-là et rechargez celle-ci.',
  'open.rulesVersion': 'Elle a été jouée avec une version antérieure des règles.',
  'open.unknownBoard': 'Le plateau sur lequel elle a été jouée n’est plus sur cet appareil.',
  'open.brokenMove': 'Le coup {number, number} enfreint {rule}.',
  'open.kept':
    'Rien n’en a été changé ; vous pouvez toujours l’enregistrer dans un fichier depuis la liste des parties.',

  'log.title': 'Journal',
  'log.turn': 'Tour {turn, number}',
  'log.earlier': 'Montrer les coups précédents',
  'log.news': 'Depuis votre dernier coup',
  'log.goTo': 'Montrer la partie après ce coup',
  'log.empty': 'Il ne s’est encore rien passé.',

  'replay.title': 'Revoir la partie',
  'replay.at': 'Coup {sequence, number} sur {length, number}, tour {turn, number}',
  'replay.slider': 'Moment de la partie',
  'replay.turnBack': 'Un tour en arrière',
  'replay.back': 'Un coup en arrière',
  'replay.play': 'Lire',
  'replay.pause': 'Pause',
  'replay.forward': 'Un coup en avant',
  'replay.turnForward': 'Un tour en avant',
  'replay.news': 'Depuis votre dernier coup',
  'replay.close': 'Fermer',
  'replay.present': 'Au présent',
  'replay.fork': 'Bifurquer ici',
  'replay.forkOver': 'La partie finit ici : revenez à un coup précédent pour bifurquer',

  'charts.title': 'Graphiques',
  'charts.turn': 'Tour',
  'charts.none': 'Les graphiques commencent après le premier tour.',
  'charts.chance': 'Chances de gagner',
  'charts.victory': 'Chances de victoire',
  'charts.chanceHow':
    'Estimées par les robots : à partir de ce que vous voyez, ils jouent jusqu’à la fin, au moins {playouts, number} fois depuis chaque tour.',
  'charts.chanceDoing': 'Les robots ont examiné {done, number} tours sur {all, number}.',
  'charts.chanceNone': 'Les robots ne peuvent pas dire qui gagnera à partir d’ici.',

  'command.label': 'Commande dans la notation de la partie',
  'command.placeholder': 'Tapez un coup ou une question',
  'command.help':
    'Tapez un coup : la liste ci-dessous montre comment continuer (Tab complète, Entrée joue). Un lieu ou une compagnie seuls posent une question.',
  'command.notYours': 'Ce n’est pas votre tour.',
  'command.done': 'Fait : {move}',
  'command.unread': '{where} : attendu {expected}, trouvé {found}.',
  'command.completions':
    '{count, plural, =0 {aucune suite} one {# suite possible} other {# suites possibles}}',
  'command.run': 'Exécuter',

  'keys.title': 'Touches',
  'keys.frame': 'Partout',
  'keys.table': 'À cette table',
  'keys.help': 'Cette liste',
  'keys.command': 'Taper une commande',
  'keys.undo': 'Reprendre',
  'keys.move': 'Un coup en arrière, un coup en avant',
  'keys.turn': 'Un tour en arrière, un tour en avant',
  'keys.present': 'Retour au présent ; fermer',
  'keys.rules': 'Règles',
  'keys.log': 'Lire à haute voix les derniers évènements',

  'handOver.title': 'Passez l’écran à {name}',
  'handOver.text': 'La vue suivante contient ce que seul·e {name} peut voir.',
  'handOver.take': 'Je suis {name}',

  'consent.title': 'Revenir plus loin en arrière ?',
  'consent.text':
    '{name} demande de reprendre {count, plural, one {# coup} other {# coups}}, dont certains d’autres joueurs ou du hasard. Tout le monde à cet écran est-il d’accord ? Les mêmes dés et tirages reviendraient.',
  'consent.alone':
    'Reprendre {count, plural, one {# coup} other {# coups}}, dont certains des robots ou du hasard ? Les mêmes dés et tirages reviendraient.',
  'consent.aloneYes': 'Reprendre',
  'consent.yes': 'D’accord',
  'consent.no': 'Non',

  'match/over': 'La partie est finie.',
  'match/stale': 'La partie a avancé : regardez de nouveau.',
  'match/notYourTurn': 'Ce n’est pas votre tour.',
  'rejection.unknown': 'C’est contraire aux règles.',

  'turn.yours': 'À vous, {name}.',
  'turn.over': 'La partie est finie.',
  'trouble.bot': 'Un robot n’a pas su décider ; un coup au hasard a été joué pour lui.',
  'trouble.dismiss': 'Fermer',

  'fairness.promise':
    'Avant le premier coup, cette page a fixé tout le hasard par un secret et publié son empreinte. Après le dernier coup, le secret est révélé et chacun peut vérifier chaque lancer et chaque tirage.',
  'fairness.none': 'Cette partie a commencé ailleurs : il n’y a pas de promesse à vérifier.',
  'fairness.hash': 'Empreinte du secret',
  'fairness.secret': 'Secret',
  'fairness.wait': 'Le secret sera révélé à la fin de la partie.',
  'fairness.honest':
    '{draws, plural, =0 {Il n’y avait rien à tirer.} one {Le seul tirage découle du secret.} other {Les # tirages découlent tous du secret.}}',
  'fairness.dishonest': 'Le coup {number, number} ne découle pas du secret.',
  'fairness.mismatch': 'Le secret ne correspond pas à l’empreinte.',
};
