/** What helps to plan and to judge at the Silverton table, in French. */
export const messages = {
  'plan.button': 'Plan',
  'plan.buttonTitle': 'Esquisser voies et cartes pour les tours à venir ; vous seul le voyez',
  'plan.title': 'Votre plan privé',
  'plan.empty':
    'Désignez les voies, concessions et lignes que vous visez. Vous seul le voyez ; tout est revérifié après chaque coup.',
  'plan.sum':
    'Reste à payer : {cost, number, money}. Les lignes rapporteraient {income, number, money} par tour.',
  'plan.sumLeft':
    'Reste à payer : {cost, number, money}, ce qui laisse {left, number, money}. Les lignes rapporteraient {income, number, money} par tour.',
  'plan.clear': 'Effacer',
  'plan.close': 'Fermer le plan',
  'plan.do': 'Le faire',
  'plan.strike': 'Rayer {wish} du plan',
  'plan.open': 'libre',
  'plan.done': 'à vous',
  'plan.taken': 'pris par {player}',
  'plan.gone': 'n’est plus sur la table',
  'plan.apart': 'ne touche pas vos voies',
  'plan.unjoined': 'pas encore d’itinéraire sur vos voies',
  'plan.dear': 'dépasse votre argent',
  'keys.plan': 'Ouvrir ou fermer votre plan',

  'dice.open': 'Dés',
  'dice.title': 'Les dés de la partie',
  'dice.close': 'Fermer les dés',
  'dice.faces': '{count, plural, one {# dé} other {# dés}} par face',
  'dice.totals': '{count, plural, one {# lancer} other {# lancers}} de deux dés par total',
  'dice.expected': '{expected, number, ::.0} attendus',
  'dice.few': 'Trop peu de dés jusqu’ici pour en dire quoi que ce soit.',
  'dice.even':
    'Des dés équitables s’écartent au moins autant d’un compte égal dans {chance} des parties : rien d’inhabituel.',
  'dice.odd':
    'Des dés équitables ne s’écartent autant d’un compte égal que dans {chance} des parties. Étrange, mais cela arrive.',
  'dice.promise':
    'Barres : ce qui est tombé. Tirets : ce qui était attendu. Les dés ont été promis avant la partie ; le menu permet de vérifier que la promesse a été tenue.',
  'dice.recent': 'Derniers lancers',

  'staff.out': 'en route',
  'staff.legend':
    'S : les ingénieurs construisent les voies. P : les prospecteurs achètent concessions et lignes. +1, +2 : s’ajoutent à leurs dés en cas de dispute. Tirets : déjà sur le plateau.',
  'claims.hold': 'Maintenez le doigt sur une carte pour lire ses chances.',

  'fates.title': 'Prison et cimetière',
  'fates.jail': 'Prison',
  'fates.dead': 'R.I.P.',
  'fates.nobody': 'vide',
  'fates.in': '{player} : {staff}, {fate}',

  'grade.byTurn': 'au plus tard au tour {limit}',
  'grade.byCash': 'dès {limit, number, money}',
  'grade.else': 'sinon',
};
