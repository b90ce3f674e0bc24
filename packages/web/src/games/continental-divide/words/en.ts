export const messages = {
  'map.eastern': 'Eastern Region',
  'map.easternAbout': 'all railroads start here',
  'map.central': 'Central Region',
  'map.western': 'Western Region',
  'map.regionAbout': '+{cubes} cubes · 1 VP',
  'map.easternShort': 'Eastern',
  'map.centralShort': 'Central',
  'map.westernShort': 'Western',
  'map.divide': 'Continental Divide',
  'map.divideAbout': 'first crossing: +{bonus, number, money} · 2 VP',
} as const;
