import type { messages as english } from './en.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'map.eastern': 'Région de l’Est',
  'map.easternAbout': 'toutes les compagnies partent d’ici',
  'map.central': 'Région centrale',
  'map.western': 'Région de l’Ouest',
  'map.regionAbout': '+{cubes} cubes · 1 PV',
  'map.easternShort': 'Est',
  'map.centralShort': 'Centre',
  'map.westernShort': 'Ouest',
  'map.divide': 'Ligne de partage des eaux',
  'map.divideAbout': 'premier passage : +{bonus, number, money} · 2 PV',
};
